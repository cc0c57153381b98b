import { Body, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleAddress } from '../address/console-address.js';
import { type ConsoleConfig, consoleConfig } from '../console.config.js';
import { type PasskeyAnswer, SignIn } from '../sign-in/sign-in.js';
import { SignInMail } from '../sign-in/sign-in-mail.js';
import { OpenConsoleController } from './console-controller.decorator.js';
import { PasskeyAnswerPipe } from './passkey-answer.pipe.js';
import { LinkSignInBody, PasswordSignInBody, RequestLinkBody } from './sign-in.bodies.js';

const DONE = { signed_in: true } as const;

/** Ways to sign in, for pages of the console. */
@OpenConsoleController('auth')
export class SignInController {
  constructor(
    private readonly signIn: SignIn,
    private readonly mail: SignInMail,
    @Inject(consoleConfig.token) private readonly config: ConsoleConfig,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
  ) {}

  /** What the sign-in page offers. */
  @Get('methods')
  methods(): object {
    const { oidc } = this.config;
    return {
      password: true,
      passkey: consoleAddress(this.http.baseUrl).passkeyDomain !== null,
      email_link: this.mail.isConfigured,
      oidc: oidc && { issuer: oidc.issuer },
    };
  }

  @Post('sign-in/password')
  @HttpCode(200)
  async withPassword(
    @Body() body: PasswordSignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof DONE> {
    await this.signIn.withPassword({ request, reply }, body);
    return DONE;
  }

  @Post('sign-in/link')
  @HttpCode(200)
  async withLink(
    @Body() { token }: LinkSignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof DONE> {
    await this.signIn.withLink({ request, reply }, token);
    return DONE;
  }

  @Post('sign-in/passkey/options')
  @HttpCode(200)
  passkeyOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.signIn.passkeyOptions({ request, reply });
  }

  @Post('sign-in/passkey')
  @HttpCode(200)
  async withPasskey(
    @Body(PasskeyAnswerPipe) answer: PasskeyAnswer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<typeof DONE> {
    await this.signIn.withPasskey({ request, reply }, answer);
    return DONE;
  }

  @Post('sign-in/oidc')
  @HttpCode(200)
  async toIssuer(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    return { url: await this.signIn.issuerPage({ request, reply }) };
  }

  /** Answers alike for every address. */
  @Post('link')
  @HttpCode(200)
  async sendLink(
    @Body() { email }: RequestLinkBody,
    @Req() request: FastifyRequest,
  ): Promise<{ accepted: true }> {
    await this.signIn.sendLink(request, email);
    return { accepted: true };
  }
}

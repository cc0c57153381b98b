import { Body, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { consoleAddress } from '../address/console-address.js';
import { type ConsoleConfig, consoleConfig } from '../console.config.js';
import { type PasskeyAnswer, SignIn } from '../sign-in/sign-in.js';
import { SignInMail } from '../sign-in/sign-in-mail.js';
import { ConsoleAnswer } from './console-answer.decorator.js';
import { OpenConsoleController } from './console-controller.decorator.js';
import {
  IssuerPageResult,
  LinkRequestedResult,
  SignInMethodsResult,
  SignedInResult,
} from './sign-in.results.js';
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
  @ConsoleAnswer('consoleSignInMethods', 'Ways to sign in', SignInMethodsResult)
  methods(): SignInMethodsResult {
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
  @ConsoleAnswer('consoleSignInWithPassword', 'Sign in with a password', SignedInResult)
  async withPassword(
    @Body() body: PasswordSignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResult> {
    await this.signIn.withPassword({ request, reply }, body);
    return DONE;
  }

  @Post('sign-in/link')
  @HttpCode(200)
  @ConsoleAnswer('consoleSignInWithLink', 'Sign in with a link', SignedInResult)
  async withLink(
    @Body() { token, replace_session: replacesSession = false }: LinkSignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResult> {
    await this.signIn.withLink({ request, reply }, { token, replacesSession });
    return DONE;
  }

  @Post('sign-in/passkey/options')
  @ApiExcludeEndpoint() // The browser's own type.
  @HttpCode(200)
  passkeyOptions(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.signIn.passkeyOptions({ request, reply });
  }

  @Post('sign-in/passkey')
  @HttpCode(200)
  @ConsoleAnswer('consoleSignInWithPasskey', 'Sign in with a passkey', SignedInResult)
  async withPasskey(
    @Body(PasskeyAnswerPipe) answer: PasskeyAnswer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResult> {
    await this.signIn.withPasskey({ request, reply }, answer);
    return DONE;
  }

  @Post('sign-in/oidc')
  @HttpCode(200)
  @ConsoleAnswer('consoleSignInAtIssuer', 'Sign in at the issuer', IssuerPageResult)
  async toIssuer(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IssuerPageResult> {
    return { url: await this.signIn.issuerPage({ request, reply }) };
  }

  /** Answers alike for every address. */
  @Post('link')
  @HttpCode(200)
  @ConsoleAnswer('consoleRequestLink', 'Send a sign-in link', LinkRequestedResult)
  async sendLink(
    @Body() { email }: RequestLinkBody,
    @Req() request: FastifyRequest,
  ): Promise<LinkRequestedResult> {
    await this.signIn.sendLink(request, email);
    return { accepted: true };
  }
}

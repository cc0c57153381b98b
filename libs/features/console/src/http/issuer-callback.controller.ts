import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignIn } from '../sign-in/sign-in.js';

/** The redirect URI for the issuer. The state, bound to a cookie and used once, replaces the check of the origin. */
@ApiExcludeController()
@Public()
@Controller('console/auth/callback')
export class IssuerCallbackController {
  constructor(private readonly signIn: SignIn) {}

  @Get('oidc')
  @RawResponse()
  async fromIssuer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const location = await this.signIn.fromIssuer({ request, reply });
    void reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(location, 302);
  }
}

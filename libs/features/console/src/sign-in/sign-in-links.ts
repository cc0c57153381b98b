import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { consoleAddress, signInLink } from '../address/console-address.js';
import { type BetterAuth, type LinkReceiver, hashOfLink } from '../better-auth/create-better-auth.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';

/** Makes links that sign a user in once. */
@Injectable()
export class SignInLinks {
  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  /** @param email of an existing user. @returns the link, which is stored as a hash and cannot be shown again. */
  async make(email: string): Promise<string> {
    let token: string | undefined;
    const metadata: LinkReceiver & Record<string, unknown> = { receive: (made) => (token = made) };
    await this.auth.api.signInMagicLink({ body: { email, metadata }, headers: new Headers() });
    if (token === undefined) throw new Error('better-auth made no sign-in link');
    return signInLink(consoleAddress(this.config.baseUrl), token);
  }

  /** The address of the user whom a token signs in; undefined when it is unknown, used or expired. */
  async receiver(token: string): Promise<string | undefined> {
    const { internalAdapter } = await this.auth.$context;
    const link = await internalAdapter.findVerificationValue(`magic-link:${hashOfLink(token)}`);
    if (!link || link.expiresAt <= new Date()) return undefined;
    return (JSON.parse(link.value) as { email: string }).email;
  }
}

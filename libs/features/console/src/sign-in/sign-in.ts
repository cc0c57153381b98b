import { Inject, Injectable, Logger } from '@nestjs/common';
import { type HttpConfig, httpConfig, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { type ConsoleAddress, consoleAddress } from '../address/console-address.js';
import { authHeaders, passCookies } from '../better-auth/auth-request.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import { type BetterAuth, OIDC_PROVIDER } from '../better-auth/create-better-auth.js';
import { type ConsoleConfig, consoleConfig } from '../console.config.js';
import { RequestSessions } from '../sessions/request-sessions.js';
import { UsersRepository } from '../users/users.repository.js';
import { AddressProof } from './address-proof.js';
import type { Exchange } from './exchange.js';
import { KnownBrowsers } from './known-browsers.js';
import { OtherUserSignedInError } from './other-user-signed-in.error.js';
import { ReplacedSession } from './replaced-session.js';
import { type Attempt, SignInAttempts } from './sign-in-attempts.js';
import { SignInFailedError } from './sign-in-failed.error.js';
import { SignInLinks } from './sign-in-links.js';
import { SignInMail } from './sign-in-mail.js';
import { SignInUnavailableError } from './sign-in-unavailable.error.js';

/** The JSON form of an answer of WebAuthn, which better-auth verifies. */
export type PasskeyAnswer = Record<string, unknown>;

/** Every way to sign in. Attempts are counted before they are made; a failure never says whether the user exists. */
@Injectable()
export class SignIn {
  private readonly logger = new Logger('SignIn');
  private readonly address: ConsoleAddress;

  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    @Inject(consoleConfig.token) private readonly config: ConsoleConfig,
    @Inject(httpConfig.token) http: HttpConfig,
    private readonly attempts: SignInAttempts,
    private readonly sessions: RequestSessions,
    private readonly users: UsersRepository,
    private readonly links: SignInLinks,
    private readonly mail: SignInMail,
    private readonly proof: AddressProof,
    private readonly browsers: KnownBrowsers,
    private readonly replaced: ReplacedSession,
  ) {
    this.address = consoleAddress(http.baseUrl);
  }

  /** @throws TooManySignInsError, SignInFailedError */
  async withPassword(exchange: Exchange, credentials: { email: string; password: string }): Promise<void> {
    await this.countAtUser('password', exchange, credentials.email);
    const headers = authHeaders(exchange.request);
    // better-auth hashes the password of unknown users too, so that they take as long to refuse.
    await this.conclude(
      exchange,
      await this.auth.api.signInEmail({ body: credentials, headers, asResponse: true }),
    );
  }

  /**
   * A link to another user than that of the session is used only when the person agreed: it may come from someone who wants them to
   * work in the wrong account.
   * @throws TooManySignInsError, SignInFailedError, OtherUserSignedInError
   */
  async withLink(
    exchange: Exchange,
    { token, replacesSession }: { token: string; replacesSession: boolean },
  ): Promise<void> {
    await this.count(exchange);
    const email = await this.links.receiver(token);
    if (email === undefined) throw new SignInFailedError();
    const session = await this.sessions.of(exchange.request);
    if (session && session.user.email !== email && !replacesSession) {
      throw new OtherUserSignedInError(session.user.email, email);
    }
    await this.proof.record(email);
    const headers = authHeaders(exchange.request);
    await this.conclude(
      exchange,
      await this.auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true }),
    );
  }

  /** The challenge of a sign-in with a passkey, which is bound to a cookie. @throws TooManySignInsError */
  async passkeyOptions({ request, reply }: Exchange): Promise<unknown> {
    this.requirePasskeys();
    await this.attempts.countChallenge(requestContextOf(request).address);
    const headers = authHeaders(request);
    const answer = await this.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
    passCookies(answer, reply);
    // better-auth requests `preferred`; `requireVerifiedUser` refuses what that lets through.
    return { ...((await answer.json()) as object), userVerification: 'required' };
  }

  /** @throws TooManySignInsError, SignInFailedError */
  async withPasskey(exchange: Exchange, response: PasskeyAnswer): Promise<void> {
    this.requirePasskeys();
    await this.count(exchange);
    const headers = authHeaders(exchange.request);
    await this.conclude(
      exchange,
      await this.auth.api.verifyPasskeyAuthentication({
        body: { response: response as never },
        headers,
        asResponse: true,
      }),
    );
  }

  /** Sends a link if the address has a user. It is sent after the response, which is the same for every address. */
  async sendLink(request: FastifyRequest, email: string): Promise<void> {
    if (!this.mail.isConfigured) {
      throw new SignInUnavailableError(
        'This installation sends no e-mail.',
        'Ask the operator for a link (`npm run console:link -- --email <address>`).',
      );
    }
    await this.countAtUser('mail', { request }, email);
    void this.mailLink(email).catch((error: unknown) => {
      this.logger.error('a sign-in link could not be sent', error instanceof Error ? error.stack : undefined);
    });
  }

  /** @returns the page of the issuer that the browser goes to next. @throws SignInUnavailableError */
  async issuerPage({ request, reply }: Exchange): Promise<string> {
    if (!this.config.oidc) {
      throw new SignInUnavailableError(
        'No OpenID Connect issuer is configured.',
        'Use another way to sign in, or set CONSOLE_OIDC_ISSUER.',
      );
    }
    await this.count({ request });
    const { origin, path } = this.address;
    const answer = await this.auth.api.signInSocial({
      body: {
        provider: OIDC_PROVIDER,
        callbackURL: `${origin}${path}/`,
        errorCallbackURL: `${origin}${path}/sign-in`,
        disableRedirect: true,
      },
      headers: authHeaders(request),
      asResponse: true,
    });
    if (!answer.ok) {
      throw new SignInUnavailableError(
        'The OpenID Connect issuer cannot be reached.',
        'Try again later, or use another way to sign in.',
      );
    }
    passCookies(answer, reply);
    await this.replaced.remember({ request, reply });
    return ((await answer.json()) as { url: string }).url;
  }

  /** Concludes a sign-in at the issuer. @returns where the browser goes next: into the console, or back to sign-in with `error`. */
  async fromIssuer({ request, reply }: Exchange): Promise<string> {
    const { origin, path } = this.address;
    const { search } = new URL(request.url, origin);
    const callback = new Request(`${origin}${path}/auth/callback/${OIDC_PROVIDER}${search}`, {
      headers: authHeaders(request),
    });
    const answer = await this.auth.handler(callback);
    passCookies(answer, reply);
    await this.replaced.endIfReplaced({ request, reply }, answer);
    return answer.headers.get('location') ?? `${origin}${path}/sign-in?error=failed`;
  }

  private async mailLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (user) await this.mail.sendSignInLink(user.email, await this.links.make(user.email));
  }

  private async count({ request }: Pick<Exchange, 'request'>): Promise<void> {
    await this.attempts.count(requestContextOf(request).address);
  }

  private async countAtUser(
    attempt: Attempt,
    { request }: Pick<Exchange, 'request'>,
    email: string,
  ): Promise<void> {
    const knownBrowser = await this.browsers.find({ request }, email);
    const { address } = requestContextOf(request);
    await this.attempts.countAtUser(attempt, { address, email, knownBrowser });
  }

  /** @throws SignInUnavailableError */
  private requirePasskeys(): void {
    if (this.address.passkeyDomain !== null) return;
    throw new SignInUnavailableError(
      'Passkeys need a domain name, and BASE_URL has an IP address.',
      'Use another way to sign in.',
    );
  }

  /** Ends the previous session of the browser, which gets a new one (prevents session fixation). */
  private async conclude({ request, reply }: Exchange, answer: Response): Promise<void> {
    if (!answer.ok) throw new SignInFailedError();
    const before = await this.sessions.of(request);
    if (before) await (await this.auth.$context).internalAdapter.deleteSession(before.token);
    passCookies(answer, reply);
    const { user } = (await answer.json()) as { user: { email: string } };
    await this.browsers.remember({ request, reply }, user.email);
  }
}

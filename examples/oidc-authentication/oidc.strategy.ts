import { Inject, Injectable } from '@nestjs/common';
import {
  type AccountSummary,
  Accounts,
  type AuthenticatedCaller,
  AuthenticationStrategy,
} from '@capstan/kit';
import type { FastifyRequest } from 'fastify';
import { type JWTPayload, createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import { type OidcConfig, oidcConfig } from './oidc.config.js';
import { TokenRefusedError } from './token-refused.error.js';

type KeySet = ReturnType<typeof createRemoteJWKSet>;

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DISCOVERY_TIMEOUT_MS = 5000;
/** With a symmetric algorithm an attacker could use the public key as the shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** Authenticates JSON Web Tokens of one OpenID Connect issuer. */
@Injectable()
export class OidcStrategy extends AuthenticationStrategy {
  override readonly name = 'oidc';
  private keys: Promise<KeySet> | undefined;

  constructor(
    @Inject(oidcConfig.token) private readonly config: OidcConfig,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  override async authenticate({ headers }: FastifyRequest): Promise<AuthenticatedCaller | undefined> {
    const [, token] = BEARER.exec(headers.authorization ?? '') ?? [];
    if (token === undefined || issuerOf(token) !== this.config.issuer) return undefined;
    const claims = await this.verify(token);
    const account = await this.accountOf(claims);
    if (!account) throw new TokenRefusedError('The account of the token does not exist in this service.');
    return { accountId: account.id, subject: claims.sub ?? account.id };
  }

  private async verify(token: string): Promise<JWTPayload> {
    const { issuer, audience } = this.config;
    const options = { issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['exp', 'sub'] };
    const keys = await this.keySet();
    try {
      return (await jwtVerify(token, keys, options)).payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
      throw new TokenRefusedError(`The token is not valid: ${error.message}.`, { cause: error });
    }
  }

  /** Accepts only verified e-mail addresses: an issuer may let users claim any address. */
  private async accountOf(claims: JWTPayload): Promise<AccountSummary | null> {
    const { accountClaim } = this.config;
    const value = claims[accountClaim];
    if (typeof value !== 'string') return null;
    if (UUID.test(value)) return this.accounts.find(value);
    if (accountClaim === 'email' && claims['email_verified'] !== true) return null;
    return this.accounts.findByEmail(value);
  }

  /** Fetched once; after a failure the next call retries. */
  private keySet(): Promise<KeySet> {
    this.keys ??= this.discover().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async discover(): Promise<KeySet> {
    const address = `${this.config.issuer}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const { jwks_uri: jwksUri } = (await response.json()) as { jwks_uri?: string };
    if (jwksUri === undefined) throw new Error(`${address} has no jwks_uri`);
    return createRemoteJWKSet(new URL(jwksUri));
  }
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss?.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

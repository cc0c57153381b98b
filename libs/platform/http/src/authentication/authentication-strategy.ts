import type { FastifyRequest } from 'fastify';

/**
 * The caller that an authentication strategy identified. `key_id` is a UUID that follows from strategy, account and subject.
 * API keys that the caller creates are within its scopes and limits, and remain valid when its credential ends.
 */
export interface AuthenticatedCaller {
  /** The account that makes and pays for the call. */
  readonly accountId: string;
  /**
   * Identifies the credential within the strategy, e.g. the `sub` of a token. Rate limits, credit caps and receipts
   * use it, so it must be stable.
   */
  readonly subject: string;
  /** Scopes of the caller; default: those of an API key that is created without scopes. */
  readonly scopes?: readonly string[];
  /** Requests per minute; default: that of the service. */
  readonly rateLimitPerMinute?: number;
  /** Credits that all calls of this subject may spend together; default: the balance of the account. */
  readonly creditCap?: number;
}

/**
 * Authenticates callers by a credential other than an API key. An injectable class listed in the `authentication`
 * of a plugin. Strategies run in the order of the plugins, and only for requests without an API key of this
 * service.
 */
export abstract class AuthenticationStrategy {
  /** Part of the identity of its credentials: after a rename every credential is a new one. */
  abstract readonly name: string;

  /**
   * Runs before the body is read.
   * @returns undefined when the request has no credential for this strategy; the next one is then tried.
   * @throws AppError when the credential is rejected.
   */
  abstract authenticate(request: FastifyRequest): Promise<AuthenticatedCaller | undefined>;
}

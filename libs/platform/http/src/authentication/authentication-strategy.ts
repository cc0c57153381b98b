import type { FastifyRequest } from 'fastify';

/** Who an authentication strategy recognized. */
export interface AuthenticatedCaller {
  /** The account that the call belongs to, and that pays. */
  readonly accountId: string;
  /**
   * Names the credential within the strategy, e.g. the `sub` of a token. The rate limit, the credit cap and the receipts
   * go by it, so it must be the same on every call.
   */
  readonly subject: string;
  /** What the caller may do; default: what an API key may do that is created without scopes. */
  readonly scopes?: readonly string[];
  /** Requests a minute; absent: the service's default. */
  readonly rateLimitPerMinute?: number;
  /** Whole credits that all calls of this subject may spend together; absent: what the account has. */
  readonly creditCap?: number;
}

/**
 * Recognizes callers by something other than an API key. An injectable class in the `authentication` of a plugin. Strategies
 * run in the order of the plugins, and only for requests without an API key of this service.
 */
export abstract class AuthenticationStrategy {
  /** Part of the identity of what it recognizes: a new name makes every credential a new one. */
  abstract readonly name: string;

  /**
   * Runs before the body is read.
   * @returns undefined when the request carries nothing for this strategy; the next one is then asked.
   * @throws AppError when it does, but is refused.
   */
  abstract authenticate(request: FastifyRequest): Promise<AuthenticatedCaller | undefined>;
}

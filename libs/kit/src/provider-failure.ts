import type { AppError } from '@capstan/platform-core';
import type { FailedOutcome } from './outcome.js';

/** Thrown by a provider that has no result; the class of the failure determines what the waterfall does next. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** Seconds until this provider may work again, if the vendor reported it. */
  readonly retryAfterSeconds: number | undefined;
  /** No other provider would succeed or may try: robots.txt disallows the page, or the page does not exist. */
  readonly isFinal: boolean;
  /**
   * The request was not sent because of our own rate limit: it does not indicate the provider's health, here or in
   * other processes.
   */
  readonly wasNotSent: boolean;
  /** The failure is about the URL that the caller chose, not about the provider, whose breaker ignores it. */
  readonly isTarget: boolean;
  /** Nothing was accepted, and the vendor asks for the same request later, as a mail server that greylists does. */
  readonly isTransient: boolean;

  /** What the caller gets if no other provider has a result; absent: an error that follows from the outcomes of all. */
  readonly callerError: AppError | undefined;

  /** What the caller can do about it; absent: what is usual for the outcome. */
  readonly alternativeAction: string | undefined;

  /** @param detail for the operator, and for the caller on `blocked` and `invalid_input`; never a secret. */
  constructor(
    readonly outcome: FailedOutcome,
    detail: string,
    options: {
      retryAfterSeconds?: number;
      isFinal?: boolean;
      wasNotSent?: boolean;
      isTarget?: boolean;
      isTransient?: boolean;
      alternativeAction?: string;
      callerError?: AppError;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isFinal = options.isFinal ?? false;
    this.wasNotSent = options.wasNotSent ?? false;
    this.isTarget = options.isTarget ?? false;
    this.isTransient = options.isTransient ?? false;
    this.alternativeAction = options.alternativeAction;
    this.callerError = options.callerError;
  }
}

import type { FailedOutcome } from './outcome.js';

/** Thrown by a provider that has no result; the class of the failure decides what the waterfall does next. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** Seconds until this provider may work again, when the vendor said so. */
  readonly retryAfterSeconds: number | undefined;
  /** No other provider would do better, or may try: robots.txt forbids the page, the page does not exist. */
  readonly isFinal: boolean;
  /** The provider was not asked, to keep to a pace of ours: that says nothing about it, here or in other processes. */
  readonly isUnasked: boolean;
  /** It tells about the address the caller chose, not about the provider, whose breaker it leaves alone. */
  readonly isTarget: boolean;

  /** What the caller can do about it; absent: what is usual for the outcome. */
  readonly alternativeAction: string | undefined;

  /** @param detail for the operator, and for the caller on `blocked` and `invalid_input`; never a secret. */
  constructor(
    readonly outcome: FailedOutcome,
    detail: string,
    options: {
      retryAfterSeconds?: number;
      isFinal?: boolean;
      isUnasked?: boolean;
      isTarget?: boolean;
      alternativeAction?: string;
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isFinal = options.isFinal ?? false;
    this.isUnasked = options.isUnasked ?? false;
    this.isTarget = options.isTarget ?? false;
    this.alternativeAction = options.alternativeAction;
  }
}

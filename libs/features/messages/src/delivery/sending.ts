import type { OutgoingMessage } from '@capstan/kit';
import type { MessageAttempt } from '../rows/message.js';
import type { MessageClaim } from '../rows/message-claim.js';

type KnownAttempt = Pick<MessageAttempt, 'number' | 'transport' | 'outcome' | 'detail' | 'isTransient'>;

/** Rejections that a later retry does not change. */
export const LASTING_REFUSALS: ReadonlySet<string> = new Set(['invalid_input', 'blocked']);

/** The state of sending a message, as known to its worker. */
export class Sending {
  readonly attempts: KnownAttempt[];

  constructor(
    readonly claim: MessageClaim,
    readonly message: OutgoingMessage,
    readonly signal: AbortSignal,
    earlier: readonly MessageAttempt[],
  ) {
    this.attempts = [...earlier];
  }

  wasPermanentlyRejectedBy(transport: string): boolean {
    return this.attempts.some((attempt) => attempt.transport === transport && !attempt.isTransient);
  }

  /** Requests of a transport without an outcome, in their order. */
  undecidedAt(transport: string): KnownAttempt[] {
    return this.attempts.filter((attempt) => attempt.transport === transport && isUndecided(attempt));
  }

  /** Counts the requests to a transport since the first one without an outcome, including that one. */
  requestsSinceUndecided(transport: string): number {
    const since = this.undecidedAt(transport)[0]?.number ?? Infinity;
    return this.attempts.filter((attempt) => attempt.transport === transport && attempt.number >= since)
      .length;
  }

  /** The maximum number of times that a transport requested a later retry. */
  get deferrals(): number {
    const counts = Map.groupBy(
      this.attempts.filter(({ isTransient }) => isTransient),
      ({ transport }) => transport,
    );
    return Math.max(0, ...[...counts.values()].map(({ length }) => length));
  }

  /** Whether all transports refused the message itself. */
  get isRefused(): boolean {
    const last = new Map(this.attempts.map(({ transport, ...attempt }) => [transport, attempt]));
    return (
      last.size > 0 &&
      [...last.values()].every(
        ({ outcome, isTransient }) => !isTransient && LASTING_REFUSALS.has(outcome ?? ''),
      )
    );
  }

  reasons(): string[] {
    if (this.attempts.length === 0) return ['no provider that could send it is configured now'];
    const last = new Map(this.attempts.map(({ transport, detail }) => [transport, detail]));
    return [...last].map(([transport, detail]) => `${transport}: ${detail}`);
  }
}

/** Whether the transport may have accepted the message. */
export const isUndecided = ({ outcome }: Pick<MessageAttempt, 'outcome'>): boolean => outcome === null;

import { type DepthLimits, SYNTHESIS_SHARE } from '../model/depth.js';

/** Counted resources. */
export type BudgetItem = 'searches' | 'scrapes' | 'refinements' | 'tokens' | 'enrichments';

/**
 * Limits of a run: calls, tokens and time (docs/adr/0023-research.md). A reservation is made before the call
 * and never returned, so that concurrent calls cannot exceed the limit. Times are wall-clock milliseconds.
 */
export class Budget {
  private readonly taken: Record<BudgetItem, number> = {
    searches: 0,
    scrapes: 0,
    refinements: 0,
    tokens: 0,
    enrichments: 0,
  };
  private readonly endsAtMs: number;
  private readonly gatheringEndsAtMs: number;
  private wasCut = false;
  private isGathered = false;
  private isGatheringOver = false;
  /** Aborts the run at once: it was cancelled, taken over, or this process stops. */
  readonly signal: AbortSignal;
  /** Aborts gathering: the rest of the time is for the report. */
  readonly gathering: AbortSignal;

  /** @param spentMs time used by earlier workers. */
  constructor(
    private readonly limits: DepthLimits,
    { signal, spentMs = 0 }: { signal: AbortSignal; spentMs?: number },
  ) {
    const nowMs = performance.now();
    this.endsAtMs = nowMs + limits.wallMs - spentMs;
    this.gatheringEndsAtMs = this.endsAtMs - limits.wallMs * SYNTHESIS_SHARE;
    this.signal = signal;
    const timeIsUp = AbortSignal.timeout(Math.max(0, Math.ceil(this.gatheringEndsAtMs - nowMs)));
    this.gathering = AbortSignal.any([signal, timeIsUp]);
    timeIsUp.addEventListener('abort', () => (this.isGatheringOver = true), { once: true });
  }

  /** Reserves an amount, all or nothing. @returns whether it was available. */
  reserve(item: BudgetItem, amount = 1): boolean {
    if (this.taken[item] + amount > this.limits[item]) return false;
    this.taken[item] += amount;
    return true;
  }

  left(item: BudgetItem): number {
    return this.limits[item] - this.taken[item];
  }

  used(item: BudgetItem): number {
    return this.taken[item];
  }

  /** Milliseconds until the result is due; may be negative. */
  leftMs(): number {
    return this.endsAtMs - performance.now();
  }

  /** Milliseconds left for searching, reading and enriching; may be negative. */
  gatheringLeftMs(): number {
    return this.gatheringEndsAtMs - performance.now();
  }

  /** Records that a limit prevented some work. */
  noteCut(): void {
    this.wasCut = true;
  }

  /** Whether the run was cut short, by call or time limits. */
  get isExhausted(): boolean {
    return this.wasCut || (this.isGatheringOver && !this.isGathered);
  }

  /**
   * Everything was gathered: a time limit that is reached from now on cuts nothing.
   * @param isInTime as at the first time that the run got here.
   */
  gathered(isInTime = !this.gathering.aborted): void {
    if (isInTime) this.isGathered = true;
  }
}

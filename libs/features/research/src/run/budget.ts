import { type DepthLimits, SYNTHESIS_SHARE } from '../model/depth.js';

/** What is counted. */
export type BudgetItem = 'searches' | 'scrapes' | 'refinements' | 'tokens' | 'enrichments';

/**
 * What one run may use: calls, tokens and time (design 7). A reservation is taken before the call is made and never
 * given back, so that no number of calls at once can overdraw it. Times are wall-clock milliseconds.
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
  /** Ends the run at once: it was cancelled, taken over, or this process ends. */
  readonly signal: AbortSignal;
  /** Ends all looking around: the rest of the time is for the report. */
  readonly gathering: AbortSignal;

  /** @param spentMs of the time already, by workers before this one. */
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

  /** Takes an amount, whole or not at all. @returns whether it was there. */
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

  /** Something that the run needed was not to be had any more. */
  noteCut(): void {
    this.wasCut = true;
  }

  /** Whether the run was cut short, by counts or by time. */
  get isExhausted(): boolean {
    return this.wasCut || (this.isGatheringOver && !this.isGathered);
  }

  /**
   * All that was wanted has been gathered: what time runs out from now on cuts nothing.
   * @param isInTime as it was when the run came here first.
   */
  gathered(isInTime = !this.gathering.aborted): void {
    if (isInTime) this.isGathered = true;
  }
}

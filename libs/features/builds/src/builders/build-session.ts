import type { Checkout } from '@capstan/workspaces';
import type { BuildPhase } from '../model/build.js';
import type { BuildEventKind } from '../model/build-event.js';
import type { Verdict } from '../model/verdict.js';

/** A follow-up instruction. */
export interface BuildMessage {
  id: string;
  prompt: string;
}

/** What became of an instruction, in one sentence for the stream. */
export interface MessageOutcome {
  wasApplied: boolean;
  summary: string;
  /** What of it was not done, as written; kept with the company. */
  openPoints: string[];
}

/** What a model used. */
export interface ModelSpending {
  inputTokens: number;
  outputTokens: number;
  /** US dollars; 0 when the operator named no price. */
  usd: number;
}

/** Conversation of a model, kept so that another worker, or another model, goes on with it. */
export interface Transcript {
  /** Oldest first; what was appended, as JSON. */
  load(): Promise<unknown[]>;
  append(entries: readonly unknown[]): Promise<void>;
}

/**
 * What a builder may do: every write goes through only while this worker holds the build, so that one which was taken
 * for dead changes nothing any more (it throws, and the signal aborts).
 */
export interface BuildSession {
  readonly executionId: string;
  readonly siteId: string;
  readonly prompt: string;
  /** As its owner named it; null for the default company, and for further sites of a company. */
  readonly companyName: string | null;
  /** The site had commits when this build was made. */
  readonly isContinuation: boolean;
  /** Aborts on stop, handover, loss of the lease, and at the build's caps. */
  readonly signal: AbortSignal;
  readonly checkout: Checkout;
  readonly transcript: Transcript;

  emit(kind: BuildEventKind, fields: Record<string, unknown>): Promise<void>;
  phase(phase: BuildPhase): Promise<void>;
  /**
   * A piece of work with a title: `step.started`, the work, one commit of all it changed (`file.changed`, `commit.created`),
   * `step.completed`, or `step.failed` with the work tree as it was before.
   */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  /**
   * Puts the last commit through the gate (`check.completed`) and shows the pages that pass (`preview.ready`); without its home
   * page nothing of a commit is shown. A commit that was judged before is not looked at again.
   */
  publish(): Promise<Verdict>;
  /** What the gate decided about a commit, the last by default, in this build or an earlier one; null when it has not seen it. */
  verdict(commit?: string): Promise<Verdict | null>;
  /** Instructions nobody dealt with yet, oldest first. */
  messages(): Promise<BuildMessage[]>;
  settle(message: BuildMessage, outcome: MessageOutcome): Promise<void>;
  /** Keeps wishes that were not met with the site, and says so in the stream. */
  addOpenPoints(points: readonly string[]): Promise<void>;
  /** Tells what the site is called now. */
  nameSite(name: string): Promise<void>;
  /** Counts what a model used. @throws BuildCapError beyond the caps. */
  spend(spending: ModelSpending): Promise<void>;
}

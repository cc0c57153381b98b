import type { DocumentPatch } from '@capstan/site-document';
import type { Checkout } from '@capstan/workspaces';
import type { BuildPhase } from '../model/build.js';
import type { BuildEventKind } from '../model/build-event.js';
import type { Verdict } from '@capstan/sites';

/** A follow-up instruction. */
export interface BuildMessage {
  id: string;
  prompt: string;
}

/** Outcome of an instruction, in one sentence for the stream. */
export interface MessageOutcome {
  wasApplied: boolean;
  summary: string;
  /** Parts that were not done, as written; stored with the site. */
  openPoints: string[];
}

/** Model usage. */
export interface ModelSpending {
  inputTokens: number;
  outputTokens: number;
  /** US dollars; 0 if the operator configured no price. */
  usd: number;
}

/** Conversation with the models, stored so that another worker or model can continue it. */
export interface Transcript {
  /** Oldest first, as appended, as JSON. */
  load(): Promise<unknown[]>;
  append(entries: readonly unknown[]): Promise<void>;
}

/**
 * The interface of a builder to its build. Every write succeeds only while this worker holds the lease of the
 * build; otherwise it throws and the signal aborts, so that a worker that was taken for dead changes nothing.
 */
export interface BuildSession {
  readonly executionId: string;
  readonly siteId: string;
  readonly prompt: string;
  /** The patch of a build that edits the document of the site; null for the others. */
  readonly edit: DocumentPatch | null;
  /** Name given by its owner; null for the default company, and for further sites of a company. */
  readonly companyName: string | null;
  /** Whether the site had commits when this build was created. */
  readonly isContinuation: boolean;
  /** Aborts on stop, hand-over, loss of the lease, and at the caps of the build. */
  readonly signal: AbortSignal;
  readonly checkout: Checkout;
  readonly transcript: Transcript;

  /** Prompts and instructions of earlier builds of the site, oldest first. */
  earlierPrompts(): Promise<string[]>;
  emit(kind: BuildEventKind, fields: Record<string, unknown>): Promise<void>;
  phase(phase: BuildPhase): Promise<void>;
  /**
   * Runs a unit of work with a title: `step.started`, the work, one commit of all its changes
   * (`file.changed`, `commit.created`), `step.completed`; or `step.failed` with the work tree restored.
   */
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  /**
   * Checks the last commit with the gate (`check.completed`) and publishes the pages that pass
   * (`preview.ready`); without its home page nothing of a commit is published. A commit with a verdict is not
   * checked again.
   */
  publish(): Promise<Verdict>;
  /**
   * Returns the verdict on a commit, by default the last, from this build or an earlier one; null if it was
   * not checked.
   */
  verdict(commit?: string): Promise<Verdict | null>;
  /** Whether a question may be asked: of a new site, and once. */
  readonly mayAsk: boolean;
  /**
   * Asks the owner in place of building: the build waits for the answer, and is charged with it.
   * @throws QuestionAskedError always, so that the work ends.
   */
  ask(question: string): Promise<never>;
  /** Unsettled instructions, oldest first. */
  messages(): Promise<BuildMessage[]>;
  settle(message: BuildMessage, outcome: MessageOutcome): Promise<void>;
  /** Stores requests that were not fulfilled with the site, and reports them in the stream. */
  addOpenPoints(points: readonly string[]): Promise<void>;
  /** Sets the name of the site. */
  nameSite(name: string): Promise<void>;
  /** Adds model usage. @throws BuildCapError above the caps. */
  spend(spending: ModelSpending): Promise<void>;
}

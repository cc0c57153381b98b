import type { PageRequest } from '@capstan/platform-http';
import type { WithheldPage } from '@capstan/sites';

/** States of a build (docs/contract.md 3). */
export const BUILD_STATUSES = ['running', 'completed', 'failed', 'stopped'] as const;
export type BuildStatus = (typeof BUILD_STATUSES)[number];

/** A page of builds, of one status if there is one. */
export interface BuildPageRequest extends PageRequest {
  status?: BuildStatus;
}

/** Phases of a running build. */
export const BUILD_PHASES = ['queued', 'planning', 'building', 'verifying', 'publishing'] as const;
export type BuildPhase = (typeof BUILD_PHASES)[number];

/** A build. */
export interface Build {
  id: string;
  companyId: string;
  siteId: string;
  /** Whether it created the site. */
  isNewSite: boolean;
  accountId: string;
  prompt: string;
  /** The question that it waits to be answered before it begins; null if there is none. */
  question: string | null;
  status: BuildStatus;
  phase: BuildPhase;
  /** `deterministic` or a name in LLM_PROVIDERS; null before the first. */
  builder: string | null;
  /** Why the language models were not used, in plain words; null if they were. */
  builderNote: string | null;
  /** Whether a commit of this build passed the gate, so that it has a preview. */
  hasPreview: boolean;
  /** The last commit of this build that was shown to visitors; null if there is none. */
  shownCommit: string | null;
  /** Withheld pages of its newest checked commit. */
  withheld: WithheldPage[];
  /** Why it failed, for its owner. */
  failure: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

import type { WithheldPage } from './verdict.js';

/** States of a build (spec 3, design 4). */
export const BUILD_STATUSES = ['running', 'completed', 'failed', 'stopped'] as const;
export type BuildStatus = (typeof BUILD_STATUSES)[number];

/** What a running build is at. */
export const BUILD_PHASES = ['queued', 'planning', 'building', 'verifying', 'publishing'] as const;
export type BuildPhase = (typeof BUILD_PHASES)[number];

/** A build as its row tells. */
export interface Build {
  id: string;
  companyId: string;
  siteId: string;
  /** Whether the site began with it. */
  isNewSite: boolean;
  accountId: string;
  prompt: string;
  status: BuildStatus;
  phase: BuildPhase;
  /** Who works on it: `deterministic` or a name in LLM_PROVIDERS; null before the first. */
  builder: string | null;
  /** Whether a commit of this build passed the gate: its preview exists. */
  hasPreview: boolean;
  /** The last commit of this build that visitors were shown; null before there is any. */
  shownCommit: string | null;
  /** Pages of its newest judged commit that visitors do not see. */
  withheld: WithheldPage[];
  /** Why it failed, for its owner. */
  failure: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

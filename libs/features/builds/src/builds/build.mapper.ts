import type { SiteLinks } from '@capstan/sites';
import type { Build } from '../model/build.js';
import type { BuildResult, BuildStoppedResult, BuildMessageAcceptedResult } from './build.result.js';

/** Path of the stream (docs/contract.md 2.4). */
export const streamUrlOf = (id: string): string => `/cloud-build/${id}/stream`;

/** @param links of its site. */
export const toBuildResult = (build: Build, links: SiteLinks): BuildResult => ({
  execution_id: build.id,
  company_id: build.companyId,
  site_id: build.siteId,
  is_new_site: build.isNewSite,
  status: build.status,
  phase: build.phase,
  builder: build.builder,
  ...(build.builderNote === null ? {} : { builder_note: build.builderNote }),
  stream_url: streamUrlOf(build.id),
  ...(build.hasPreview ? links : {}),
  shown_commit: build.shownCommit,
  withheld: build.withheld,
  ...(build.question === null ? {} : { question: build.question }),
  ...(build.failure === null ? {} : { failure: build.failure }),
  prompt: build.prompt,
  created_at: build.createdAt.toISOString(),
  finished_at: build.finishedAt?.toISOString() ?? null,
});

export const accepted = (id: string): BuildMessageAcceptedResult => ({
  status: 'accepted',
  execution_id: id,
});

/** Also for a build that had ended before. */
export const STOPPED: BuildStoppedResult = {
  message: 'The build has stopped. Work that was committed is saved.',
};

/**
 * Builds (docs/contract.md 4.1, docs/adr/0020-builds.md): from a prompt to a company's site or app, by a
 * waterfall of builders, durable and streamed. Main types: {@link BuildsModule} for the API, {@link
 * BuildsWorkerModule} for the worker, {@link buildCapabilities} for the registry.
 */
export { buildCapabilities } from './capabilities/build-capabilities.js';
export { type BuildsConfig, buildsConfig } from './builds.config.js';
export { BuildFiles } from './builds/build-files.js';
export { BuildStore } from './builds/build-store.js';
export { BuildsService } from './builds/builds.service.js';
export type { Claim } from './builds/claim.js';
export { HeldBuilds } from './builds/held-builds.js';
export { shownWorkOf } from './builds/shown-work.sql.js';
export { StopBuild } from './builds/stop-build.js';
export { BuildsModule } from './builds.module.js';
export { RENDER_SITE, type RenderSite } from './builders/reader/render-site.js';
export { TURN_LIMITS, type TurnLimits } from './builders/model/turn-limits.js';
export { BuildsWorkerModule } from './builds-worker.module.js';
export { PromptThreads } from './reading/prompt-threads.js';
export { SiteChoice } from './site-choice/site-choice.js';
export { BuildEndings } from './engine/build-endings.js';
export { ShownCommits } from './engine/shown-commits.js';
export { UnansweredBuildReaper } from './engine/unanswered-build-reaper.js';
export { UnreportedCommits } from './engine/unreported-commits.js';
export { FailedBuildTime } from './engine/failed-build-time.js';
export { buildCompleted, buildFailed, buildStopped } from './events/domain-events.js';
export { BuildEvents } from './events/build-events.js';
export { MessageStore } from './messages/message-store.js';

/**
 * Builds (docs/contract.md 4.1, docs/adr/0020-builds.md): from a prompt to a company's site or app, by a
 * waterfall of builders, durable and streamed. Main types: {@link BuildsModule} for the API, {@link
 * BuildsWorkerModule} for the worker, {@link buildCapabilities} for the registry.
 */
export { buildCapabilities } from './capabilities/build-capabilities.js';
export { type AccountLimitsConfig, accountLimitsConfig } from './account-limits.config.js';
export { type EntriesConfig, entriesConfig } from './site-data/entries/entries.config.js';
export { OldEntries } from './site-data/entries/old-entries.js';
export { type BuildsConfig, buildsConfig } from './builds.config.js';
export { BuildFiles } from './builds/build-files.js';
export { BuildStore } from './builds/build-store.js';
export { BuildsService } from './builds/builds.service.js';
export type { Claim } from './builds/claim.js';
export { HeldBuilds } from './builds/held-builds.js';
export { shownWorkOf } from './builds/shown-work.sql.js';
export { StopBuild } from './builds/stop-build.js';
export { BuildsModule } from './builds.module.js';
export { TURN_LIMITS, type TurnLimits } from './builders/model/turn-limits.js';
export { BuildsWorkerModule } from './builds-worker.module.js';
export { CompaniesService } from './companies/companies.service.js';
export { CompanyLimits } from './companies/company-limits.js';
export { nameSite } from './companies/name-site.sql.js';
export { SiteChoice } from './companies/site-choice.js';
export { type OwnedSite, type PublishedSite, SiteLocator } from './companies/site-locator.js';
export { SitesService } from './companies/sites.service.js';
export { WorkspaceStorage } from './companies/workspace-storage.js';
export { BuildEndings } from './engine/build-endings.js';
export { ShownCommits } from './engine/shown-commits.js';
export { UnansweredBuildReaper } from './engine/unanswered-build-reaper.js';
export { UnreportedCommits } from './engine/unreported-commits.js';
export { FailedBuildTime } from './engine/failed-build-time.js';
export { buildCompleted, buildFailed, buildStopped, entryCreated } from './events/domain-events.js';
export { BuildEvents } from './events/build-events.js';
export { PreviewAddresses } from './preview-addresses/preview-addresses.js';
export { type PreviewsConfig, previewsConfig } from './preview-addresses/previews.config.js';
export { PreviewsModule } from './previews/previews.module.js';
export { BrowserGate } from './gate/browser.gate.js';
export { PageInspections } from './gate/checks/page-inspections.js';
export type { JudgedCommit } from './gate/verdict/judged-commit.js';
export { VerdictStore } from './gate/verdict/verdict-store.js';
export { MessageStore } from './messages/message-store.js';
export { SiteDataWorkerModule } from './site-data/site-data-worker.module.js';
export { AccountEntryStorage } from './site-data/entries/account-entry-storage.js';
export { EntryReader } from './site-data/entries/entry-reader.js';
export { SiteEntries } from './site-data/entries/site-entries.js';
export type { Capacities, EntryScope, NewEntry } from './site-data/entries/site-entry.js';
export { DocumentEdits } from './site-data/owner-page/document-edits.js';
export { EntryMail } from './site-data/notifications/entry-mail.js';
export { type Mail, SiteMail } from './site-data/mail/site-mail.js';
export { SiteMailLimits } from './site-data/mail/site-mail-limits.js';
export { SiteOwnerSettings } from './site-data/ownership/owner-settings.js';
export { DataSchemas } from './site-data/schema/data-schemas.js';
export { PublishedFiles } from './published-files/published-files.js';
export { OwnedEntries } from './site-data/owner/owned-entries.js';

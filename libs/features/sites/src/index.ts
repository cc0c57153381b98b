/**
 * Companies and their sites (docs/contract.md 4.1): what their visitors see and send, what the gate checks before it is shown, and
 * what their owners see and change. None of this knows builds, which change sites. Main types: {@link SitesModule} for
 * the services, {@link SitesApiModule} for visitors and owners over HTTP, {@link SiteDataWorkerModule} for the worker.
 */
export { type AccountLimitsConfig, accountLimitsConfig } from './companies/account-limits.config.js';
export { CompaniesService } from './companies/companies.service.js';
export { CompanyLimits } from './companies/company-limits.js';
export type { Company } from './companies/company.js';
export { WorkspaceStorage } from './companies/workspace-storage.js';
export { WorkspaceStorageFullError } from './errors/workspace-storage-full.error.js';
export { entryCreated } from './events/domain-events.js';
export { BrowserGate } from './gate/browser.gate.js';
export { PageInspections } from './gate/checks/page-inspections.js';
export { answerFrom } from './gate/checks/site-answers.js';
export { gateFilesOf, pagesOf } from './gate/gate-files.js';
export { type GateFiles, type GateReport, SiteGate } from './gate/site-gate.js';
export { judge } from './gate/verdict/judge.js';
export type { JudgedCommit } from './gate/verdict/judged-commit.js';
export { changesToShow } from './gate/verdict/shown-site.js';
export { VerdictStore } from './gate/verdict/verdict-store.js';
export { isUpload, readImageUpload } from './image-upload/read-image-upload.js';
export { fileNameOf } from './model/file-name-of.js';
export { GATE_CHECKS, GATE_SEVERITIES, type GateCheck, type GateFinding } from './model/gate-finding.js';
export type { Site } from './model/site.js';
export {
  HOME_PAGE,
  type Verdict,
  type WithheldPage,
  isComplete,
  isShowable,
  lostPages,
} from './model/verdict.js';
export { WithheldPageResult } from './model/withheld-page.result.js';
export { PreviewAddresses } from './preview-addresses/preview-addresses.js';
export { PreviewLinks, type SiteLinks } from './preview-addresses/preview-links.js';
export { type PreviewsConfig, previewsConfig } from './preview-addresses/previews.config.js';
export { PreviewsModule } from './previews/previews.module.js';
export { PublishedFiles } from './published-files/published-files.js';
export { AccountEntryStorage } from './site-data/entries/account-entry-storage.js';
export { type EntriesConfig, entriesConfig } from './site-data/entries/entries.config.js';
export { EntryReader } from './site-data/entries/entry-reader.js';
export { OldEntries } from './site-data/entries/old-entries.js';
export { SiteEntries } from './site-data/entries/site-entries.js';
export type { Capacities, EntryScope, NewEntry } from './site-data/entries/site-entry.js';
export { type Mail, SiteMail } from './site-data/mail/site-mail.js';
export { SiteMailLimits } from './site-data/mail/site-mail-limits.js';
export { EntryMail } from './site-data/notifications/entry-mail.js';
export { DocumentEdits } from './site-data/owner-page/document-edits.js';
export { type NewPicture, SitePictures } from './site-data/owner-page/site-pictures.js';
export { OwnedEntries } from './site-data/owner/owned-entries.js';
export { SiteOwnerSettings } from './site-data/ownership/owner-settings.js';
export { DataSchemas } from './site-data/schema/data-schemas.js';
export { readDataSchema } from './site-data/schema/read-data-schema.js';
export { SiteDataWorkerModule } from './site-data/site-data-worker.module.js';
export { SITE_ENTITIES } from './site-entities.js';
export { SitesApiModule } from './sites-api.module.js';
export { SitesModule } from './sites.module.js';
export { nameSite } from './sites/name-site.sql.js';
export { addOpenPoints } from './sites/open-points.js';
export { createPreviewToken } from './sites/preview-token.js';
export { type OwnedSite, type PublishedSite, SiteLocator } from './site-locator/site-locator.js';
export { SitesService } from './sites/sites.service.js';
export { CompanyEntity } from './tables/company.entity.js';
export { SiteEntity } from './tables/site.entity.js';

/**
 * Builds (spec 4.1, design 6): from a prompt to a company's site or app, by builders in waterfall, durable and
 * streamed. Main types: {@link BuildsModule} for the API, {@link BuildsWorkerModule} for the worker,
 * {@link buildCapabilities} for the registry.
 */
export { buildCapabilities } from './capabilities/build-capabilities.js';
export { type AccountLimitsConfig, accountLimitsConfig } from './account-limits.config.js';
export { type BuildsConfig, buildsConfig } from './builds.config.js';
export { BuildStore } from './builds/build-store.js';
export { HeldBuilds } from './builds/held-builds.js';
export { BuildsModule } from './builds.module.js';
export { TURN_LIMITS, type TurnLimits } from './builders/model/turn-limits.js';
export { BuildsWorkerModule } from './builds-worker.module.js';
export { type OwnedSite, type PublishedSite, SiteLocator } from './companies/site-locator.js';
export { PreviewAddresses } from './previews/preview-addresses.js';
export { type PreviewsConfig, previewsConfig } from './previews/previews.config.js';
export { PreviewsModule } from './previews/previews.module.js';
export { withFonts } from './fonts/site-fonts.js';
export { BrowserGate } from './gate/browser.gate.js';
export { PageLooks } from './gate/checks/page-looks.js';

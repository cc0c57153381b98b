/**
 * Builds (spec 4.1, design 6): from a prompt to a company's site or app, by builders in waterfall, durable and
 * streamed. Main types: {@link BuildSession}, {@link Builder}.
 */
export { Builder } from './builders/builder.js';
export type { BuildSession } from './builders/build-session.js';
export { type OwnedSite, type PublishedSite, SiteLocator } from './companies/site-locator.js';
export { PreviewAddresses } from './previews/preview-addresses.js';
export { type PreviewsConfig, previewsConfig } from './previews/previews.config.js';
export { PreviewsModule } from './previews/previews.module.js';

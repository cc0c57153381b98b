/**
 * One headless Chromium for screenshots and pages that need JavaScript; everything it loads goes through the
 * outbound guard (docs/adr/0014-browser-behind-the-guard.md). Main type: {@link Browser}.
 */
export {
  Browser,
  type PagePicture,
  type ScreenshotOptions,
  type VisitOptions,
  type VisitedPage,
} from './browser.js';
export type {
  InspectedPage,
  InspectedSite,
  InspectOptions,
  PageView,
  SiteAnswer,
} from './site/inspected-site.js';
export { SiteInspector } from './site/site-inspector.js';
export { BrowserError, type BrowserErrorCode } from './browser.error.js';
export { browserConfig, type BrowserConfig } from './browser.config.js';
export { BrowserModule } from './browser.module.js';
export { findChromium, type FoundChromium } from './chromium/find-chromium.js';
export { type ProbedChromium, probeChromium } from './chromium/probe-chromium.js';
export { hasFontFiles } from './chromium/machine-fonts.js';
export { SharedBrowser } from './shared.browser.js';
export { type DeviceProfile, deviceProfile } from './devices.js';

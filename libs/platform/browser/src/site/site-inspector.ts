import type { InspectOptions, InspectedSite } from './inspected-site.js';

/** Looks at sites that exist only in memory, in the one shared Chromium. */
export abstract class SiteInspector {
  abstract isAvailable(): boolean;

  /**
   * Shows the site to `look`, page after page, without any network.
   * @throws BrowserError with the reason; what `look` throws.
   */
  abstract inspect<T>(options: InspectOptions, look: (site: InspectedSite) => Promise<T>): Promise<T>;
}

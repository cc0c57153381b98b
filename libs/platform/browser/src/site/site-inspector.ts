import type { InspectOptions, InspectedSite } from './inspected-site.js';

/** Inspects sites that exist only in memory, in the shared Chromium. */
export abstract class SiteInspector {
  abstract isAvailable(): boolean;

  /** Passes the site to `look`, without any network access. @throws BrowserError with the reason; errors of `look`. */
  abstract inspect<T>(options: InspectOptions, look: (site: InspectedSite) => Promise<T>): Promise<T>;
}

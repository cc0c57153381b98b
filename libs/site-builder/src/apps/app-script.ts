import type { Site } from '../model/site.js';

/** The script of forms and app, with only the parts that this site needs; null when it needs none. */
export function appScript(site: Site): string | null {
  const sections = site.pages.flatMap((page) => page.sections);
  return sections.some(({ type }) => type === 'form' || type === 'app') ? "'use strict';\n" : null;
}

import type { Page, Site } from '../model/site.js';

const ALLOWED_SCHEME = /^(?:https?:\/\/|tel:|mailto:)\S+$/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const RELATIVE = /^(?:([a-z0-9][a-z0-9-]*)\.html)?(?:#([a-z][a-z0-9_-]*))?$/;

/**
 * The address a link of a page may carry, or null when it must not be a link: other schemes than http(s), `tel:` and
 * `mailto:`, other hosts by `//`, and pages or sections that the site does not have.
 */
export function resolveLink(site: Site, page: Page | null, href: string): string | null {
  const address = href.trim();
  if (ALLOWED_SCHEME.test(address)) return address.replaceAll('"', '%22');
  if (ANY_SCHEME.test(address)) return null;
  const match = RELATIVE.exec(address);
  if (!match || address === '') return null;
  const target = match[1] === undefined ? page : site.pages.find((each) => each.slug === match[1]);
  if (!target) return null;
  const file = match[1] === undefined ? '' : `${match[1]}.html`;
  const anchor = match[2];
  const isKnown = anchor !== undefined && anchorsOf(target).has(anchor);
  return isKnown ? `${file}#${anchor}` : file || null;
}

/** Forms and apps also carry the name of their collection as an anchor. */
function anchorsOf(page: Page): Set<string> {
  const anchors = new Set(['main']);
  for (const section of page.sections) {
    anchors.add(section.id);
    if (section.type === 'form' || section.type === 'app') anchors.add(section.collection);
  }
  return anchors;
}

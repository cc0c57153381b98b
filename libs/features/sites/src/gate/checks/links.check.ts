import { posix } from 'node:path';
import { type ReadingThreads, defineReading } from '@capstan/platform-jobs';
import type { GateFiles } from '../site-gate.js';
import type { CheckedPages } from './checked-pages.js';
import { decoded, targetOf } from './link-target.js';
import type { PageLinks, readPageLinks } from './page-links.reading.js';
import { pageText } from './page-text.js';
import { unreadablePage } from './unreadable-page.js';
import type { GateFinding } from '../../model/gate-finding.js';

const PAGE_LINKS = defineReading<typeof readPageLinks>(
  import.meta.url,
  './page-links.reading.js',
  'readPageLinks',
);

/** Served by the service, not from a file (libs/features/sites/src/site-data). */
const SERVICE = '_data/';

/**
 * Checks whether all references of the pages within the site resolve, including anchors.
 * @throws the signal's reason.
 */
export async function checkLinks(
  files: GateFiles,
  pages: readonly string[],
  threads: ReadingThreads,
  signal: AbortSignal,
): Promise<CheckedPages> {
  const findings: GateFinding[] = [];
  const unread: string[] = [];
  const read = new Map<string, PageLinks>();
  for (const page of pages) {
    try {
      read.set(page, await threads.run(PAGE_LINKS, signal, pageText(files, page)));
    } catch (error) {
      findings.push(unreadablePage(error, { check: 'links', severity: 'block', page }, signal));
      unread.push(page);
    }
  }
  for (const [page, { links }] of read) {
    for (const link of links) {
      const fault = faultOf(link, page, files, read);
      if (fault !== null)
        findings.push({ check: 'links', severity: 'block', page, message: `${link}: ${fault}` });
    }
  }
  return { findings, unread };
}

function faultOf(
  link: string,
  page: string,
  files: GateFiles,
  pages: ReadonlyMap<string, PageLinks>,
): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    const isFine = ['http', 'https', 'mailto', 'tel', 'data', 'sms'].includes(scheme);
    return isFine ? null : `links of the scheme ${scheme} do nothing here`;
  }
  if (link.startsWith('//')) return 'name the scheme of another host';
  const [address = '', fragment] = link.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  if (path.startsWith('/')) return 'must be relative, so that the site works at any URL';
  const target = path === '' ? page : targetOf(page, path, files);
  if (target === null)
    return posix.join(posix.dirname(page), path).includes(SERVICE) ? null : 'leads nowhere';
  const place = fragment === undefined || fragment === '' || fragment === 'top' ? null : decoded(fragment);
  if (place === null || place.includes('=')) return null;
  return pages.get(target)?.ids.has(place) === false
    ? 'refers to an anchor that the page does not have'
    : null;
}

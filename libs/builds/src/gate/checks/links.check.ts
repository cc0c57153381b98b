import { posix } from 'node:path';
import { parseHTML } from 'linkedom';
import type { GateFiles, GateFinding } from '../site-gate.js';
import { decoded, targetOf } from './link-target.js';
import { pageText } from './page-text.js';

const ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data'] as const;
/** Answered by the service, not by a file (libs/builds/src/site-data). */
const SERVICE = '_data/';

interface ReadPage {
  links: string[];
  ids: ReadonlySet<string>;
}

/** Whether everything that the pages refer to within the site is there, down to the place on a page. */
export function checkLinks(files: GateFiles, pages: readonly string[]): GateFinding[] {
  const read = new Map(pages.map((page) => [page, readPage(pageText(files, page))]));
  return [...read].flatMap(([page, { links }]) =>
    [...new Set(links)].flatMap((link) => {
      const fault = faultOf(link, page, files, read);
      return fault === null
        ? []
        : [{ check: 'links', severity: 'block', page, message: `${link}: ${fault}` }];
    }),
  );
}

function readPage(html: string): ReadPage {
  const { document } = parseHTML(html);
  const links = ATTRIBUTES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const ids = new Set(
    [...document.querySelectorAll('[id], a[name]')].map(
      (element) => element.getAttribute('id') ?? element.getAttribute('name') ?? '',
    ),
  );
  return { links, ids };
}

function faultOf(
  link: string,
  page: string,
  files: GateFiles,
  pages: ReadonlyMap<string, ReadPage>,
): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    const isFine = ['http', 'https', 'mailto', 'tel', 'data', 'sms'].includes(scheme);
    return isFine ? null : `links of the scheme ${scheme} do nothing here`;
  }
  if (link.startsWith('//')) return 'name the scheme of another host';
  const [address = '', fragment] = link.split('#', 2);
  const path = address.split('?', 1)[0] ?? '';
  if (path.startsWith('/')) return 'must be relative, so that the site works at any address';
  const target = path === '' ? page : targetOf(page, path, files);
  if (target === null)
    return posix.join(posix.dirname(page), path).includes(SERVICE) ? null : 'leads nowhere';
  const place = fragment === undefined || fragment === '' || fragment === 'top' ? null : decoded(fragment);
  if (place === null || place.includes('=')) return null;
  return pages.get(target)?.ids.has(place) === false ? 'names a place that the page does not have' : null;
}

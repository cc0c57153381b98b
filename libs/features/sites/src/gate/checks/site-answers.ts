import type { SiteAnswer } from '@capstan/platform-browser';
import { lookup } from 'mrmime';
import { previewHeaders } from '../../preview-addresses/preview-headers.js';
import type { GateFiles } from '../site-gate.js';

/** Response for collected data while there are no entries. */
const NO_ENTRIES: SiteAnswer = {
  status: 200,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: JSON.stringify({ entries: [], count: 0, taken: [] }),
};

/** Pages run with the headers of previews, so that what those forbid fails here too. */
const HEADERS = previewHeaders({ roots: ['http://site.invalid/'], isApart: false });

/** Serves a site from memory, like previews. */
export const answerFrom =
  (files: GateFiles) =>
  ({ method, path }: { method: string; path: string }): SiteAnswer | null => {
    if (/(^|\/)_data\//.test(path)) return NO_ENTRIES;
    if (method !== 'GET') return null;
    const found = [
      path,
      `${path}.html`,
      `${path === '' ? '' : `${path.replace(/\/$/, '')}/`}index.html`,
    ].find((candidate) => files.has(candidate) && !candidate.startsWith('.'));
    // Browsers request it by themselves.
    if (found === undefined && path === 'favicon.ico') return { status: 204, headers: {}, body: '' };
    if (found === undefined)
      return { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' };
    return {
      status: 200,
      headers: {
        ...HEADERS,
        'content-type': `${lookup(found) ?? 'application/octet-stream'}; charset=utf-8`,
      },
      body: files.get(found) ?? '',
    };
  };

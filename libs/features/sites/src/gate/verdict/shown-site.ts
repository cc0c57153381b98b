import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import { type ReadingThreads, ThreadError, defineReading } from '@capstan/platform-jobs';
import type { TreeChanges } from '@capstan/workspaces';
import { fileOfLink } from '../checks/link-target.js';
import type { GateFiles } from '../site-gate.js';
import type { PageOfSite, unlinkedPage } from './unlinked-html.reading.js';

const UNLINK = defineReading<typeof unlinkedPage>(
  import.meta.url,
  './unlinked-html.reading.js',
  'unlinkedPage',
);

const SITEMAP = 'sitemap.xml';

/**
 * Returns the changes that remove pages from the site: other pages do not link to them, and the sitemap does
 * not list them.
 * @throws the signal's reason.
 */
export async function changesToShow(
  files: GateFiles,
  withheld: ReadonlySet<string>,
  threads: ReadingThreads,
  signal: AbortSignal,
): Promise<TreeChanges> {
  const contents = new Map<string, Uint8Array>();
  if (withheld.size === 0) return { without: withheld, contents };
  for (const [path, content] of files) {
    if (withheld.has(path) || path.startsWith('.')) continue;
    const scope = { page: path, paths: [...files.keys()], withheld: [...withheld] };
    const changed = path.endsWith('.html')
      ? await rewritten(content, (text) => unlinked(text, scope, threads, signal))
      : posix.basename(path) === SITEMAP
        ? await rewritten(content, (text) =>
            withoutAddresses(text, (address) => withheld.has(fileOfLink(path, address, files) ?? '')),
          )
        : null;
    if (changed) contents.set(path, changed);
  }
  return { without: new Set([...withheld].filter((path) => files.has(path))), contents };
}

/** A page that cannot be read in time keeps its links: a broken link costs less than the whole build. */
async function unlinked(
  text: string,
  scope: PageOfSite,
  threads: ReadingThreads,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await threads.run(UNLINK, signal, text, scope);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ThreadError)) throw error;
    return text;
  }
}

/**
 * Null if nothing changed. Bytes that are not UTF-8 are kept: tags and most URLs are ASCII in any encoding.
 */
async function rewritten(
  content: string | Uint8Array,
  change: (text: string) => string | Promise<string>,
): Promise<Uint8Array | null> {
  const bytes = Buffer.from(content);
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const before = bytes.toString(encoding);
  const after = await change(before);
  return after === before ? null : Buffer.from(after, encoding);
}

/** Removes the `url` entries of removed pages from a sitemap; absolute URLs are compared by their path. */
function withoutAddresses(sitemap: string, isGone: (address: string) => boolean): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = sitemap.indexOf('<url>', at);
    const end = start === -1 ? -1 : sitemap.indexOf('</url>', start);
    if (end === -1) return result + sitemap.slice(at);
    const next = end + '</url>'.length;
    const isKept = !isGone(relative(locationIn(sitemap.slice(start, end))));
    result += isKept ? sitemap.slice(at, next) : sitemap.slice(at, start).trimEnd();
    at = next;
  }
}

function locationIn(entry: string): string {
  const start = entry.indexOf('<loc>');
  const end = entry.indexOf('</loc>', start);
  return start === -1 || end === -1 ? '' : entry.slice(start + '<loc>'.length, end).trim();
}

const relative = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.replace(/^\//, '') : address;

import { posix } from 'node:path';

/** The paths of a site. */
export interface SitePaths {
  has(path: string): boolean;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * The file that a relative path on a page resolves to, as in previews and web hosts; null if there is none.
 */
export function targetOf(page: string, path: string, files: SitePaths): string | null {
  const joined = posix.normalize(posix.join(posix.dirname(page), decoded(path)));
  if (joined.startsWith('..')) return null;
  const candidates =
    joined === '.' || joined.endsWith('/')
      ? [posix.join(joined, 'index.html')]
      : [joined, `${joined}.html`, posix.join(joined, 'index.html')];
  return candidates.find((candidate) => files.has(candidate)) ?? null;
}

/**
 * The file of the site that a link on a page resolves to; null for links to other hosts, and for broken ones.
 */
export function fileOfLink(page: string, link: string, files: SitePaths): string | null {
  const address = link.trim();
  if (SCHEME.test(address) || address.startsWith('/')) return null;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path === '' ? page : targetOf(page, path, files);
}

/** Percent-decoded; unchanged if that fails. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

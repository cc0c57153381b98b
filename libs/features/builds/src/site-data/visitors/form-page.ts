import type { FileIndex } from '../../published-files/published-files.js';

/**
 * Where a form leads back to, relative to the address it was sent to (`_data/<collection>`). Only to a file of the site,
 * so that nobody's form sends visitors elsewhere; to the first page when the form names none.
 */
export function backTo(
  index: FileIndex,
  page: unknown,
  { collection, told }: { collection: string; told: Record<string, string> },
): string {
  const file =
    typeof page === 'string'
      ? [page, `${page}.html`].find((path) => isPage(path) && index.has(path))
      : undefined;
  const path = (file ?? '').split('/').map(encodeURIComponent).join('/');
  // Pages show what they have to say at one of two places, also without a script.
  const place = 'refused' in told ? `${collection}-refused` : collection;
  return `../${path}?${new URLSearchParams(told).toString()}#${encodeURIComponent(place)}`;
}

const isPage = (path: string): boolean => path.endsWith('.html') && !/(^|\/)\./.test(path);

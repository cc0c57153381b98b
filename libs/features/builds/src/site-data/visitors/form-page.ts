import type { FileIndex } from '../../published-files/published-files.js';

/**
 * The redirect target of a form, relative to the URL it was sent to (`_data/<collection>`). Only files of the
 * site, so that a form cannot redirect visitors elsewhere; the home page if the form names none.
 */
export function backTo(
  index: FileIndex,
  page: unknown,
  { collection, query }: { collection: string; query: Record<string, string> },
): string {
  const file =
    typeof page === 'string'
      ? [page, `${page}.html`].find((path) => isPage(path) && index.has(path))
      : undefined;
  const path = (file ?? '').split('/').map(encodeURIComponent).join('/');
  // Pages show messages at one of two anchors, also without a script.
  const place = 'refused' in query ? `${collection}-refused` : collection;
  return `../${path}?${new URLSearchParams(query).toString()}#${encodeURIComponent(place)}`;
}

const isPage = (path: string): boolean => path.endsWith('.html') && !/(^|\/)\./.test(path);

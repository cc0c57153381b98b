import type { FileIndex } from '../../published-files/published-files.js';

/**
 * The page that a form was sent from, relative to the URL it was sent to (`_data/<collection>`). Only files of the
 * site, so that a form cannot redirect visitors elsewhere; the home page if the form names none.
 */
export function backTo(index: FileIndex, page: unknown): string {
  const file =
    typeof page === 'string'
      ? [page, `${page}.html`].find((path) => isPage(path) && index.has(path))
      : undefined;
  const path = (file ?? '').split('/').map(encodeURIComponent).join('/');
  return `../${path}`;
}

const isPage = (path: string): boolean => path.endsWith('.html') && !/(^|\/)\./.test(path);

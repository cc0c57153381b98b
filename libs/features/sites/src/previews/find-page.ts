import type { WorkspaceFile } from '@capstan/workspaces';
import type { PreviewPath } from '../preview-addresses/preview-addresses.js';
import type { FileIndex } from '../published-files/published-files.js';

/** The target of a path of a site. `to` is relative to the requested URL. */
export type FoundPage =
  | { kind: 'file'; file: WorkspaceFile }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; page: WorkspaceFile | null };

/**
 * Resolves a path like static hosts: `index.html` for a folder, `.html` is optional. Redirects if the
 * relative links of the page would not resolve.
 */
export function findPage(index: FileIndex, { segments, isFolder }: PreviewPath): FoundPage {
  const path = segments.join('/');
  const name = segments.at(-1);
  const folderPage = index.get(name === undefined ? 'index.html' : `${path}/index.html`);
  if (name === undefined || isFolder) {
    if (folderPage) return { kind: 'file', file: folderPage };
    const file = index.has(path) ? name : index.has(`${path}.html`) ? name : undefined;
    return file === undefined
      ? missing(index, segments.length)
      : { kind: 'moved', to: `../${encodeURIComponent(file)}` };
  }
  const file = index.get(path) ?? index.get(`${path}.html`);
  if (file) return { kind: 'file', file };
  return folderPage
    ? { kind: 'moved', to: `./${encodeURIComponent(name)}/` }
    : missing(index, segments.length - 1);
}

/** The links of the site's own error page are relative: they resolve only in its root folder. */
function missing(index: FileIndex, depth: number): FoundPage {
  return { kind: 'missing', page: depth === 0 ? (index.get('404.html') ?? null) : null };
}

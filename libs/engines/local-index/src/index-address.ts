import { fileURLToPath, pathToFileURL } from 'node:url';

const SCHEME = 'index:';
const FILE_ROOT = 'file:///';

/** A document of an indexed folder: its collection, and its path below the folder as `pathInCollection` writes it. */
export interface IndexedPath {
  readonly collection: string;
  readonly path: string;
}

/** Whether an address names a document of an indexed folder, be it there or not. */
export const isIndexAddress = (text: string): boolean => /^\s*index:/i.test(text);

/** A path below a folder in the one spelling that addresses use: percent-encoded, with slashes. */
export function pathInCollection(path: string): string {
  return pathToFileURL(`/${path}`).href.slice(FILE_ROOT.length);
}

/** `index://<collection>/<path>`: the address of a document wherever the folder is. */
export function indexAddressOf({ collection, path }: IndexedPath): string {
  return `${SCHEME}//${encodeURIComponent(collection)}/${path}`;
}

/** What an address names, whatever is escaped in it; undefined if it cannot name a document of a folder. */
export function parseIndexAddress(text: string): IndexedPath | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== SCHEME || url.host === '' || url.port !== '' || url.username !== '') return undefined;
  try {
    // Throws where an escaped slash would make another path of it. The disk is not asked.
    const path = fileURLToPath(`file://${url.pathname}`);
    return { collection: decodeURIComponent(url.hostname), path: pathInCollection(path.slice(1)) };
  } catch {
    return undefined;
  }
}

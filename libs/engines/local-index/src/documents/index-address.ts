import { fileURLToPath, pathToFileURL } from 'node:url';

const SCHEME = 'index:';
const FILE_ROOT = 'file:///';

/** A document of an indexed folder: its collection, and its normalized path below the folder. */
export interface IndexedPath {
  readonly collection: string;
  readonly path: string;
}

/** Returns whether an address has the form of a document of an indexed folder. */
export const isIndexAddress = (text: string): boolean => /^\s*index:/i.test(text);

/** Normalizes a path below a folder as in addresses: percent-encoded, with slashes. */
export function pathInCollection(path: string): string {
  return pathToFileURL(`/${path}`).href.slice(FILE_ROOT.length);
}

/** Returns `index://<collection>/<path>`, which does not reveal where the folder is. */
export function indexAddressOf({ collection, path }: IndexedPath): string {
  return `${SCHEME}//${encodeURIComponent(collection)}/${path}`;
}

/** Parses an address; undefined if it cannot be a document of a folder. */
export function parseIndexAddress(text: string): IndexedPath | undefined {
  const url = URL.parse(text.trim());
  if (url?.protocol !== SCHEME || url.host === '' || url.port !== '' || url.username !== '') return undefined;
  try {
    // Throws where an escaped slash would change the path. Does not access the disk.
    const path = fileURLToPath(`file://${url.pathname}`);
    return { collection: decodeURIComponent(url.hostname), path: pathInCollection(path.slice(1)) };
  } catch {
    return undefined;
  }
}

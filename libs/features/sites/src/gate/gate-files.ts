import type { GateFiles } from './site-gate.js';

/**
 * Reads all files of a work tree or a commit for the gate. @param read returns null for a file that was
 * removed in the meantime.
 */
export async function gateFilesOf(
  paths: readonly { path: string }[],
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<GateFiles> {
  const files = new Map<string, Uint8Array>();
  for (const { path } of paths) {
    const content = await read(path);
    if (content !== null) files.set(path, content);
  }
  return files;
}

/** Paths of the pages of a site, sorted. Hidden files are not published. */
export const pagesOf = (files: GateFiles): string[] =>
  [...files.keys()].filter((path) => path.endsWith('.html') && !path.startsWith('.')).toSorted();

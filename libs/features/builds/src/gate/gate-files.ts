import type { GateFiles } from './site-gate.js';

/** All files of a work tree or a commit, for the gate. @param read gives null for what went away meanwhile. */
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

/** Paths of the pages of a site, sorted. What begins with a dot is not published. */
export const pagesOf = (files: GateFiles): string[] =>
  [...files.keys()].filter((path) => path.endsWith('.html') && !path.startsWith('.')).toSorted();

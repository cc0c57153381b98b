import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** The commit that is checked out in a folder; null if it is not a checkout of Git. */
export function commitOf(folder: string): string | null {
  try {
    const git = gitFolderOf(folder);
    const head = read(git, 'HEAD');
    const name = head.startsWith('ref: ') ? head.slice(5) : undefined;
    const commit = name === undefined ? head : commitOfRef(commonFolderOf(git), name);
    return COMMIT.test(commit) ? commit : null;
  } catch {
    return null;
  }
}

/** A working tree of its own has a file that names the folder. */
function gitFolderOf(folder: string): string {
  const path = join(folder, '.git');
  return statSync(path).isDirectory() ? path : resolve(folder, read(path).replace('gitdir: ', ''));
}

const commonFolderOf = (git: string): string =>
  existsSync(join(git, 'commondir')) ? resolve(git, read(git, 'commondir')) : git;

function commitOfRef(git: string, name: string): string {
  if (existsSync(join(git, name))) return read(git, name);
  const line = read(git, 'packed-refs')
    .split('\n')
    .find((ref) => ref.endsWith(` ${name}`));
  return line?.split(' ')[0] ?? '';
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8').trim();

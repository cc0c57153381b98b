import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Branch } from '../branch.js';
import { WorkspaceMovedError } from '../workspace-moved.error.js';
import type { CommitInfo } from '../workspaces.js';
import { CommitImport, IMPORT_PREFIX } from './commit-import.js';
import type { Git } from './git.js';
import { type TreeEntry, byPath } from './tree-entry.js';

/** The branch. */
export const MAIN = 'refs/heads/main';

/** The checkout that may commit. */
const OWNER = 'refs/owner';

const NO_COMMIT = '0'.repeat(40);
const COMMIT_ID = /^[0-9a-f]{40}$/;

/** Longer than any git command runs: its process has died. */
const STALE_MS = 5 * 60_000;

/** Content bytes that are read by one call. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** Override any `.gitattributes` in the tree, so that nothing in a tree changes how git treats its files. */
const ATTRIBUTES =
  '* -text -ident -filter -diff -merge -export-ignore -export-subst !eol !crlf !working-tree-encoding\n';

/** A bare repository with one branch. */
export class Repository implements Branch {
  constructor(
    private readonly git: Git,
    readonly gitDir: string,
  ) {}

  get isThere(): boolean {
    return existsSync(join(this.gitDir, 'HEAD'));
  }

  /** Creates the repository atomically if it does not exist. */
  async make(): Promise<void> {
    if (this.isThere) return;
    const draft = join(dirname(this.gitDir), `.draft-${randomUUID()}`);
    await mkdir(dirname(this.gitDir), { recursive: true, mode: 0o700 });
    try {
      await this.git.run(draft, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1']);
      await this.git.run(draft, ['symbolic-ref', 'HEAD', MAIN]);
      await mkdir(join(draft, 'info'), { recursive: true });
      await writeFile(join(draft, 'info', 'attributes'), ATTRIBUTES);
      await rename(draft, this.gitDir);
    } catch (error) {
      // Another process was faster.
      if (!this.isThere) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async head(): Promise<string | null> {
    if (!this.isThere) return null;
    return this.objectAt(MAIN);
  }

  /** Returns the disk usage of all objects, loose and packed. */
  async storedBytes(): Promise<number> {
    if (!this.isThere) return 0;
    const counts = await this.git.text(this.gitDir, ['count-objects', '-v']);
    const sizes = counts.matchAll(/^size(?:-pack)?: (\d+)$/gm);
    return [...sizes].reduce((kilobytes, [, size]) => kilobytes + Number(size), 0) * 1024;
  }

  /** Newest first, from the head or from below `after`. */
  async log({ limit, after }: { limit: number; after?: string }): Promise<CommitInfo[]> {
    const from = after === undefined ? await this.head() : await this.commitId(after);
    if (from === null) return [];
    const skip = after === undefined ? 0 : 1;
    const records = await this.git.text(this.gitDir, [
      'log',
      '-z',
      '--format=%H%n%ct%n%B',
      `--max-count=${limit}`,
      `--skip=${skip}`,
      from,
    ]);
    return records.split('\0').filter(Boolean).map(commitOf);
  }

  /** Returns `commit` if the repository has it. */
  async commitId(commit: string): Promise<string | null> {
    if (!COMMIT_ID.test(commit) || !this.isThere) return null;
    const answer = await this.git.text(this.gitDir, ['cat-file', '--batch-check'], `${commit}\n`);
    return answer.startsWith(`${commit} commit `) ? commit : null;
  }

  /** Returns regular files, sorted by path; null if there is no such commit. */
  async entries(commit: string): Promise<TreeEntry[] | null> {
    if ((await this.commitId(commit)) === null) return null;
    const listing = await this.git.run(this.gitDir, ['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
    const lines = listing.toString('utf8').split('\0').filter(Boolean);
    return lines
      .map(entryOf)
      .filter((entry) => entry !== null)
      .toSorted(byPath);
  }

  content(contentId: string): Promise<Buffer> {
    return this.git.run(this.gitDir, ['cat-file', 'blob', contentId]);
  }

  /** Yields entries with their contents, in no order. */
  async *contents(entries: readonly TreeEntry[]): AsyncGenerator<[TreeEntry, Buffer]> {
    for (const batch of batchesOf(entries)) {
      const ids = batch.map(({ contentId }) => `${contentId}\n`).join('');
      const output = await this.git.run(this.gitDir, ['cat-file', '--batch', '--buffer'], ids);
      let at = 0;
      for (const entry of batch) {
        const start = output.indexOf('\n', at) + 1;
        const end = start + entry.sizeBytes;
        yield [entry, output.subarray(start, end)];
        at = end + 1;
      }
    }
  }

  /** @param folder of the files in the archive; one path segment. */
  archive(commit: string, folder: string): Readable {
    const args = ['archive', '--format=zip', `--prefix=${folder}/`, commit];
    return this.git.stream(this.gitDir, args);
  }

  /** Serves one request of a client that clones or fetches; only branches are advertised. */
  uploadPack({ request, protocol }: { request?: Uint8Array; protocol?: string | undefined }): Readable {
    const advertise = request === undefined ? ['--advertise-refs'] : [];
    const hidden = ['-c', 'transfer.hideRefs=refs/', '-c', 'transfer.hideRefs=!refs/heads/'];
    const args = [...hidden, 'upload-pack', '--strict', '--stateless-rpc', ...advertise, this.gitDir];
    return this.git.stream(this.gitDir, args, { input: request, protocol });
  }

  /** Starts an import of contents for a commit, which takes effect with {@link moveHead}. */
  import(): CommitImport {
    return new CommitImport(this.git, this.gitDir);
  }

  /** Creates a commit with the tree of another one; takes effect with {@link moveHead}. */
  commitTreeOf(commit: string, parent: string, message: string): Promise<string> {
    return this.git.text(this.gitDir, ['commit-tree', '-p', parent, '-F', '-', `${commit}^{tree}`], message);
  }

  /** Returns the Unix time of a commit. */
  async secondsOf(commit: string): Promise<number> {
    return Number(await this.git.text(this.gitDir, ['log', '-1', '--format=%ct', commit]));
  }

  async moveHead(from: string | null, to: string, owner?: string): Promise<void> {
    const fence = owner === undefined ? '' : `verify ${OWNER} ${owner}\n`;
    const commands = `start\n${fence}update ${MAIN} ${to} ${from ?? NO_COMMIT}\nprepare\ncommit\n`;
    try {
      await this.git.run(this.gitDir, ['update-ref', '--stdin'], commands);
    } catch (error) {
      const isOwned = owner === undefined || (await this.isOwnedBy(owner));
      if (!isOwned || (await this.head()) !== from) throw new WorkspaceMovedError();
      throw error;
    }
  }

  async own(): Promise<string> {
    const owner = await this.git.text(this.gitDir, ['hash-object', '-w', '--stdin'], randomUUID());
    await this.git.run(this.gitDir, ['update-ref', OWNER, owner]);
    return owner;
  }

  async isOwnedBy(owner: string): Promise<boolean> {
    return (await this.objectAt(OWNER)) === owner;
  }

  async removeRef(ref: string): Promise<void> {
    await this.git.run(this.gitDir, ['update-ref', '-d', ref]);
  }

  /** Packs loose objects when there are many. */
  async close(): Promise<void> {
    await this.git.run(this.gitDir, ['gc', '--auto', '--quiet']);
  }

  /** Removes what killed processes left: locks, and what was to be imported. */
  async removeStaleFiles(): Promise<void> {
    const locks = [MAIN, OWNER].map((ref) => join(this.gitDir, `${ref}.lock`));
    const imports = await namesIn(this.gitDir, IMPORT_PREFIX);
    await removeOlder([...locks, ...imports], STALE_MS);
    await this.removeStaleImports(STALE_MS);
  }

  /** Removes the reports and temporary packs of failed imports. */
  async removeStaleImports(minAgeMs: number): Promise<void> {
    const reports = await namesIn(this.gitDir, 'fast_import_crash_');
    const packs = await namesIn(join(this.gitDir, 'objects', 'pack'), 'tmp_');
    await removeOlder([...reports, ...packs], minAgeMs);
  }

  private async objectAt(ref: string): Promise<string | null> {
    const id = await this.git.text(this.gitDir, ['for-each-ref', '--format=%(objectname)', ref]);
    return id === '' ? null : id;
  }
}

async function removeOlder(paths: readonly string[], minAgeMs: number): Promise<void> {
  for (const path of paths) {
    const made = await stat(path).catch(() => null);
    if (made && Date.now() - made.mtimeMs >= minAgeMs) await rm(path, { force: true });
  }
}

async function namesIn(folder: string, prefix: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name));
}

function commitOf(record: string): CommitInfo {
  const [id = '', seconds = '', ...message] = record.split('\n');
  return { id, message: message.join('\n').trim(), at: new Date(Number(seconds) * 1000) };
}

/** Parses a line of ls-tree; null unless it is a regular file. */
function entryOf(line: string): TreeEntry | null {
  const match = /^(100644|100755) blob ([0-9a-f]{40}) +(\d+)\t(.*)$/s.exec(line);
  if (!match) return null;
  const [, mode, contentId = '', size, path = ''] = match;
  return { path, contentId, sizeBytes: Number(size), isExecutable: mode === '100755' };
}

function* batchesOf(entries: readonly TreeEntry[]): Generator<TreeEntry[]> {
  let batch: TreeEntry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    if (batch.length > 0 && bytes + entry.sizeBytes > BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += entry.sizeBytes;
  }
  if (batch.length > 0) yield batch;
}

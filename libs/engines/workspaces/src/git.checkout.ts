import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { ChangedFile, Checkout, NewCommit } from './checkout.js';
import type { CommitImport } from './git/commit-import.js';
import type { Repository } from './git/repository.js';
import { type TreeEntry, byPath, changesBetween, contentIdOf } from './git/tree-entry.js';
import { withClearFaults } from './storage-faults.js';
import { removeFolder } from './tree/remove-folder.js';
import { segmentsOf } from './tree/tree-path.js';
import type { TreeFile, WorkTree } from './tree/work-tree.js';
import { UnknownCommitError } from './unknown-commit.error.js';
import { WorkspaceFullError } from './workspace-full.error.js';
import { WorkspaceMovedError } from './workspace-moved.error.js';

const EXECUTABLE = constants.S_IRWXU | 0o055;

/** How much a workspace may hold. */
export interface WorkspaceCaps {
  maxBytes: number;
  maxFiles: number;
}

/** A work tree and the repository it is of, which is elsewhere. */
export class GitCheckout implements Checkout {
  readonly folder: string;
  /** At least the bytes in the tree, but for what commands wrote since. */
  private knownBytes = 0;
  private isClosed = false;

  private constructor(
    private readonly repository: Repository,
    private readonly tree: WorkTree,
    private readonly caps: WorkspaceCaps,
    /** Holds this checkout's commits until they are on the main branch. */
    private readonly branch: string,
    private readonly owner: string,
    /** Held open, so that no later folder is taken for this one: its number is not given away again. */
    private readonly held: number,
    private standsOn: { commit: string | null; entries: readonly TreeEntry[] },
  ) {
    this.folder = tree.folder;
  }

  /** @param tree an empty folder, which gets the files of the head. */
  static async make(
    repository: Repository,
    tree: WorkTree,
    { caps, branch }: { caps: WorkspaceCaps; branch: string },
  ): Promise<GitCheckout> {
    // In this order: whoever commits after it is refused, whoever did before is read.
    const owner = await repository.own();
    const commit = await repository.head();
    const entries = commit === null ? [] : ((await repository.entries(commit)) ?? []);
    const held = openSync(tree.folder, constants.O_RDONLY | constants.O_DIRECTORY);
    const checkout = new GitCheckout(repository, tree, caps, branch, owner, held, {
      commit,
      entries,
    });
    await withClearFaults(() => checkout.fill(entries));
    return checkout;
  }

  get head(): string | null {
    return this.standsOn.commit;
  }

  async read(path: string): Promise<Uint8Array | null> {
    segmentsOf(path);
    return this.whileOurs(async () => {
      const file = await this.tree.open(path);
      if (!file) return null;
      try {
        this.assertFits((await file.stat()).size, 1);
        return await file.readFile();
      } finally {
        await file.close();
      }
    });
  }

  async write(path: string, content: string | Uint8Array): Promise<void> {
    segmentsOf(path);
    await this.whileOurs(async () => {
      const size = Buffer.byteLength(content);
      if (this.knownBytes + size > this.caps.maxBytes) this.knownBytes = await this.bytesBeside(path);
      this.assertFits(this.knownBytes + size, 1);
      await this.tree.write(path, content);
      this.knownBytes += size;
    });
  }

  async remove(path: string): Promise<boolean> {
    segmentsOf(path);
    return this.whileOurs(() => this.tree.remove(path));
  }

  async list(): Promise<{ path: string; sizeBytes: number }[]> {
    return this.whileOurs(async () => {
      const files: { path: string; sizeBytes: number }[] = [];
      for await (const { path, sizeBytes } of this.tree.files()) files.push({ path, sizeBytes });
      return files.toSorted(byPath);
    });
  }

  async commit(message: string): Promise<NewCommit | null> {
    return this.whileOurs(async () => {
      const contents = new NewContents(this.repository, this.standsOn.entries);
      try {
        const entries = await this.readTree(contents);
        const files = changesBetween(this.standsOn.entries, entries);
        if (files.length === 0) return null;
        return await this.commitEntries(contents.import(), { message: cleaned(message), entries, files });
      } catch (error) {
        await contents.abandon();
        if (await this.repository.isOwnedBy(this.owner)) await this.repository.removeImportRemains(0);
        throw error;
      }
    });
  }

  async reset(commit?: string): Promise<void> {
    await this.whileOurs(async () => {
      const entries = commit === undefined ? this.standsOn.entries : await this.repository.entries(commit);
      if (!entries) throw new UnknownCommitError(commit ?? '');
      await this.tree.removeAllBut(new Set(entries.map(({ path }) => path)));
      await this.fill(entries);
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    if (await this.isOurs()) await removeFolder(this.folder);
    this.isClosed = true;
    closeSync(this.held);
    await this.repository.removeBranch(this.branch);
    await this.repository.pack();
  }

  /** Writes the files that are not there as they should be. */
  private async fill(entries: readonly TreeEntry[]): Promise<void> {
    const present = new Map<string, { contentId: string; isExecutable: boolean }>();
    for await (const file of this.tree.files()) {
      present.set(file.path, { contentId: contentIdOf(await file.read()), isExecutable: file.isExecutable });
    }
    const isMissing = ({ path, contentId, isExecutable }: TreeEntry): boolean =>
      present.get(path)?.contentId !== contentId || present.get(path)?.isExecutable !== isExecutable;
    for await (const [{ path, isExecutable }, content] of this.repository.contents(
      entries.filter(isMissing),
    )) {
      await this.tree.remove(path);
      await this.tree.write(path, content, isExecutable ? EXECUTABLE : undefined);
    }
    this.knownBytes = entries.reduce((bytes, { sizeBytes }) => bytes + sizeBytes, 0);
  }

  /** What is in the work tree now. @throws WorkspaceFullError. */
  private async readTree(contents: NewContents): Promise<TreeEntry[]> {
    const entries: TreeEntry[] = [];
    let bytes = 0;
    for await (const file of this.tree.files()) {
      // Before it is read: a file of holes may be of any size.
      this.assertFits(bytes + file.sizeBytes, entries.length + 1);
      const entry = await contents.add(file);
      bytes += entry.sizeBytes;
      this.assertFits(bytes, entries.length + 1);
      entries.push(entry);
    }
    this.knownBytes = bytes;
    return entries.toSorted(byPath);
  }

  private async commitEntries(
    commitImport: CommitImport,
    { message, entries, files }: { message: string; entries: readonly TreeEntry[]; files: ChangedFile[] },
  ): Promise<NewCommit> {
    const parent = this.standsOn.commit;
    const id = await commitImport.commit(this.branch, { parent, message, entries });
    // The folder is moved away before its files are deleted: still in its place, it was read as a whole.
    if (!(await this.isOurs())) throw new WorkspaceMovedError();
    await this.repository.moveHead(parent, id, this.owner);
    this.standsOn = { commit: id, entries };
    return { id, message, files };
  }

  private async bytesBeside(path: string): Promise<number> {
    let bytes = 0;
    for await (const file of this.tree.files()) if (file.path !== path) bytes += file.sizeBytes;
    return bytes;
  }

  private assertFits(bytes: number, files: number): void {
    const { maxBytes, maxFiles } = this.caps;
    if (bytes > maxBytes) {
      throw new WorkspaceFullError(
        `The files have more than ${Math.floor(maxBytes / 1024 / 1024)} MB together.`,
      );
    }
    if (files > maxFiles) throw new WorkspaceFullError(`There are more than ${maxFiles} files.`);
  }

  private async whileOurs<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withClearFaults(work);
    } catch (error) {
      if (!(await this.isOurs())) throw new WorkspaceMovedError();
      throw error;
    }
  }

  private async isOurs(): Promise<boolean> {
    if (this.isClosed) return false;
    const there = await lstat(this.folder, { bigint: true }).catch(() => null);
    const ours = fstatSync(this.held, { bigint: true });
    return there !== null && there.dev === ours.dev && there.ino === ours.ino;
  }
}

/** Gives git the contents that the last commit does not have; git is started for the first of them. */
class NewContents {
  private readonly known: Set<string>;
  private started: CommitImport | undefined;

  constructor(
    private readonly repository: Repository,
    entries: readonly TreeEntry[],
  ) {
    this.known = new Set(entries.map(({ contentId }) => contentId));
  }

  async add(file: TreeFile): Promise<TreeEntry> {
    const content = await file.read();
    const contentId = contentIdOf(content);
    if (!this.known.has(contentId)) await this.import().addContent(content);
    this.known.add(contentId);
    const { path, isExecutable } = file;
    return { path, contentId, isExecutable, sizeBytes: content.byteLength };
  }

  import(): CommitImport {
    return (this.started ??= this.repository.import());
  }

  async abandon(): Promise<void> {
    await this.started?.abandon();
  }
}

/** Without what git does not take in a message. */
const cleaned = (message: string): string => message.replaceAll('\0', ' ').trim().slice(0, 2000) || 'Changes';

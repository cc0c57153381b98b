import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import type { Branch } from './branch.js';
import type { ChangedFile, Checkout, NewCommit } from './checkout.js';
import type { CommitImport } from './git/commit-import.js';
import { NewContents } from './git/new-contents.js';
import type { Repository } from './git/repository.js';
import { type TreeEntry, byPath, changesBetween, contentIdOf } from './git/tree-entry.js';
import { translateStorageErrors } from './storage-errors.js';
import { removeFolder } from './tree/remove-folder.js';
import { segmentsOf } from './tree/tree-path.js';
import type { WorkTree } from './tree/work-tree.js';
import { UnknownCommitError } from './unknown-commit.error.js';
import { WorkspaceFullError } from './workspace-full.error.js';
import { WorkspaceMovedError } from './workspace-moved.error.js';

const EXECUTABLE = constants.S_IRWXU | 0o055;

/** Limits of a workspace. */
export interface WorkspaceCaps {
  maxBytes: number;
  maxFiles: number;
}

/** A work tree, and its repository, which is elsewhere. */
export class GitCheckout implements Checkout {
  readonly folder: string;
  /** Minimum size of the tree, without recent writes of commands. */
  private knownBytes = 0;
  private isClosed = false;

  private constructor(
    private readonly repository: Repository,
    private readonly main: Branch,
    private readonly tree: WorkTree,
    private readonly caps: WorkspaceCaps,
    /** Keeps this checkout's commits until they are on the main branch. */
    private readonly draftRef: string,
    private readonly owner: string,
    /** Open file descriptor, so that the inode number of the folder is not reused for a later folder. */
    private readonly held: number,
    private base: { commit: string | null; entries: readonly TreeEntry[] },
  ) {
    this.folder = tree.folder;
  }

  /**
   * @param repository has what is on the branch.
   * @param tree an empty folder, which gets the files of the head.
   */
  static async make(
    repository: Repository,
    tree: WorkTree,
    { caps, main, draftRef }: { caps: WorkspaceCaps; main: Branch; draftRef: string },
  ): Promise<GitCheckout> {
    // In this order: a commit after `own` is rejected, and one before it is read.
    const owner = await main.own();
    const commit = await main.head();
    const entries = commit === null ? [] : ((await repository.entries(commit)) ?? []);
    const held = openSync(tree.folder, constants.O_RDONLY | constants.O_DIRECTORY);
    const checkout = new GitCheckout(repository, main, tree, caps, draftRef, owner, held, {
      commit,
      entries,
    });
    await translateStorageErrors(() => checkout.fill(entries));
    return checkout;
  }

  get head(): string | null {
    return this.base.commit;
  }

  async read(path: string): Promise<Uint8Array | null> {
    segmentsOf(path);
    return this.whileOwned(async () => {
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
    await this.whileOwned(async () => {
      const size = Buffer.byteLength(content);
      if (this.knownBytes + size > this.caps.maxBytes) this.knownBytes = await this.bytesExcept(path);
      this.assertFits(this.knownBytes + size, 1);
      await this.tree.write(path, content);
      this.knownBytes += size;
    });
  }

  async remove(path: string): Promise<boolean> {
    segmentsOf(path);
    return this.whileOwned(() => this.tree.remove(path));
  }

  async list(): Promise<{ path: string; sizeBytes: number }[]> {
    return this.whileOwned(async () => {
      const files: { path: string; sizeBytes: number }[] = [];
      for await (const { path, sizeBytes } of this.tree.files()) files.push({ path, sizeBytes });
      return files.toSorted(byPath);
    });
  }

  async commit(message: string): Promise<NewCommit | null> {
    return this.whileOwned(async () => {
      const contents = new NewContents(this.repository, this.base.entries);
      try {
        const entries = await this.readTree(contents);
        const files = changesBetween(this.base.entries, entries);
        if (files.length === 0) return null;
        return await this.commitEntries(contents.import(), { message: cleaned(message), entries, files });
      } catch (error) {
        await contents.abandon();
        if (await this.main.isOwnedBy(this.owner)) await this.repository.removeStaleImports(0);
        throw error;
      }
    });
  }

  async reset(commit?: string): Promise<void> {
    await this.whileOwned(async () => {
      const entries = commit === undefined ? this.base.entries : await this.repository.entries(commit);
      if (!entries) throw new UnknownCommitError(commit ?? '');
      await this.tree.removeAllBut(new Set(entries.map(({ path }) => path)));
      await this.fill(entries);
    });
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    if (await this.isOwned()) await removeFolder(this.folder);
    this.isClosed = true;
    closeSync(this.held);
    try {
      await this.repository.removeRef(this.draftRef);
    } finally {
      await this.main.close();
    }
  }

  /** Writes the files that are missing or different. */
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

  /** Reads the current work tree. @throws WorkspaceFullError. */
  private async readTree(contents: NewContents): Promise<TreeEntry[]> {
    const entries: TreeEntry[] = [];
    let bytes = 0;
    for await (const file of this.tree.files()) {
      // Checked before it is read: a sparse file may have any size.
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
    const parent = this.base.commit;
    const id = await commitImport.commit(this.draftRef, { parent, message, entries });
    // The folder is moved away before its files are deleted: if it is still in place, it was read completely.
    if (!(await this.isOwned())) throw new WorkspaceMovedError();
    await this.main.moveHead(parent, id, this.owner);
    this.base = { commit: id, entries };
    return { id, message, files };
  }

  private async bytesExcept(path: string): Promise<number> {
    let bytes = 0;
    for await (const file of this.tree.files()) if (file.path !== path) bytes += file.sizeBytes;
    return bytes;
  }

  private assertFits(bytes: number, files: number): void {
    const { maxBytes, maxFiles } = this.caps;
    if (bytes > maxBytes) {
      throw new WorkspaceFullError(
        `The files must be at most ${Math.floor(maxBytes / 1024 / 1024)} MB in total.`,
      );
    }
    if (files > maxFiles) throw new WorkspaceFullError(`There must be at most ${maxFiles} files.`);
  }

  private async whileOwned<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await translateStorageErrors(work);
    } catch (error) {
      if (!(await this.isOwned())) throw new WorkspaceMovedError();
      throw error;
    }
  }

  private async isOwned(): Promise<boolean> {
    if (this.isClosed) return false;
    const there = await lstat(this.folder, { bigint: true }).catch(() => null);
    const ours = fstatSync(this.held, { bigint: true });
    return there !== null && there.dev === ours.dev && there.ino === ours.ino;
  }
}

/** Removes characters that git does not accept in a message. */
const cleaned = (message: string): string => message.replaceAll('\0', ' ').trim().slice(0, 2000) || 'Changes';

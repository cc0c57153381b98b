import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, reasonOf } from '../launch.error.js';
import { closeToOthers } from './private-folder.js';
import { type ProcessIdentity, identityOf, isStillRunning } from './process-identity.js';
import { waitUntil } from './wait-until.js';

interface LockContent extends ProcessIdentity {
  /** The holder is stopping; the next start may wait for it. */
  stopping: boolean;
  /** Processes that the holder started, for which the successor of a killed holder waits. */
  children: ProcessIdentity[];
}

/**
 * Some mounted file systems have no hard links; two starts at the same instant are then only caught by
 * PostgreSQL.
 */
const NO_HARD_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

const STOPPING_HOLDER_MS = 40_000;

/**
 * One launcher per data folder. The file names its holder; a lock whose holder no longer runs (`kill -9`,
 * power cut) can be taken. Taking the lock closes the folder to other users.
 */
export class FolderLock {
  /** Processes that a killed holder may have left behind. */
  readonly leftovers: readonly ProcessIdentity[];
  private readonly content: LockContent;

  private constructor(
    private readonly path: string,
    predecessor: LockContent | undefined,
  ) {
    this.leftovers = predecessor?.children ?? [];
    this.content = { ...identityOf(process.pid), stopping: false, children: [...this.leftovers] };
  }

  /**
   * @param note called when it waits for a stopping holder, or when the folder stays open to other users.
   * @throws LaunchError if another process works in the folder, or the folder cannot be written.
   */
  static async acquire(
    folder: string,
    note: (text: string) => void,
    signal?: AbortSignal,
  ): Promise<FolderLock> {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw new LaunchError(
        `the data folder ${folder} cannot be created (${reasonOf(error)}); set DATA_DIR to a folder you may write.`,
      );
    }
    const path = join(folder, 'launcher.lock');
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const holder = readLock(path);
      if (holder && isStillRunning(holder)) {
        await waitForStopping(path, folder, holder, note, signal);
        continue;
      }
      const lock = new FolderLock(path, holder);
      if (holder) removeDead(path);
      if (!lock.claim()) continue;
      closeToOthers(folder, note);
      return lock;
    }
    throw new LaunchError(
      `the lock ${path} changes hands all the time; is ${folder} shared by several starts?`,
    );
  }

  /** The process that currently holds the lock, if any. */
  static holder(folder: string): ProcessIdentity | undefined {
    const holder = readLock(join(folder, 'launcher.lock'));
    return holder && isStillRunning(holder) ? holder : undefined;
  }

  setChildren(pids: number[]): void {
    this.content.children = pids.map(identityOf);
    this.rewrite();
  }

  markStopping(): void {
    this.content.stopping = true;
    this.rewrite();
  }

  release(): void {
    if (readLock(this.path)?.pid === process.pid) rmSync(this.path, { force: true });
  }

  /** A hard link is created atomically, and only one of several claimants can create it. */
  private claim(): boolean {
    const draft = this.draft();
    try {
      linkSync(draft, this.path);
      return true;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (!NO_HARD_LINKS.has(code)) throw error;
      renameSync(draft, this.path);
      return true;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  private rewrite(): void {
    renameSync(this.draft(), this.path);
  }

  private draft(): string {
    const draft = `${this.path}.${process.pid}`;
    try {
      writeFileSync(draft, `${JSON.stringify(this.content)}\n`, { mode: 0o600 });
    } catch (error) {
      throw new LaunchError(
        `${draft} cannot be written (${reasonOf(error)}); set DATA_DIR to a folder you may write.`,
      );
    }
    return draft;
  }
}

function readLock(path: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockContent;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return { pid: -1, startedAt: undefined, stopping: false, children: [] };
    throw error;
  }
}

/** Moves the file aside before checking it again: it may have changed hands between reading and removing. */
function removeDead(path: string): void {
  const aside = `${path}.dead.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readLock(aside);
  if (moved && isStillRunning(moved)) renameSync(aside, path);
  else rmSync(aside, { force: true });
}

async function waitForStopping(
  path: string,
  folder: string,
  holder: LockContent,
  note: (text: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (holder.stopping) {
    note(`Waiting for process ${holder.pid} to finish stopping …`);
    if (await waitUntil(() => !isStillRunning(holder), STOPPING_HOLDER_MS, signal)) return;
  }
  // It may have ended, or started to stop, since the file was read.
  if (!isStillRunning(holder) || (readLock(path)?.stopping && !holder.stopping)) return;
  throw new LaunchError(
    `the data folder ${folder} is in use by process ${holder.pid} (Capstan is already running there). Stop that process, or set DATA_DIR to another folder.`,
  );
}

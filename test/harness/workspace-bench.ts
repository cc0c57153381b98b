import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Checkout, GitWorkspaces, type WorkspacesConfig } from '@capstan/workspaces';
import { afterEach, beforeEach } from 'vitest';

export const MB = 1024 * 1024;
/** Author of commits that a test makes itself: a new machine has no identity for git. */
const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test'];

/** A data folder with one workspace, for each test of a file. */
export class WorkspaceBench {
  dataDir = '';
  workspaces!: GitWorkspaces;
  /** Id of the workspace. */
  id = '';

  open(): void {
    this.dataDir = mkdtempSync(join(tmpdir(), 'capstan-workspaces-'));
    this.workspaces = this.opened();
    this.id = randomUUID();
  }

  close(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** The same data folder, opened by another process. */
  opened(config: Partial<WorkspacesConfig> = {}): GitWorkspaces {
    return new GitWorkspaces(this.dataDir, {
      maxBytes: 200 * MB,
      maxFiles: 2000,
      gitPath: undefined,
      ...config,
    });
  }

  gitDir(): string {
    return join(this.dataDir, 'workspaces', `${this.id}.git`);
  }

  git(...args: string[]): string {
    return execFileSync('git', [...AUTHOR, ...args], {
      env: { ...process.env, GIT_DIR: this.gitDir() },
    }).toString();
  }

  /** Checks out, writes the files, commits, closes. @returns the commit. */
  async committed(files: Record<string, string>, message: string = 'Files'): Promise<string> {
    const checkout = await this.workspaces.checkOut(this.id, randomUUID());
    for (const [path, content] of Object.entries(files)) await checkout.write(path, content);
    const commit = await checkout.commit(message);
    await checkout.close();
    if (!commit) throw new Error('Nothing was committed.');
    return commit.id;
  }

  async stored(commit: string, path: string): Promise<string | undefined> {
    return (await this.workspaces.read(this.id, commit, path))?.toString('utf8');
  }

  async pathsOf(commit: string): Promise<string[] | undefined> {
    return (await this.workspaces.files(this.id, commit))?.map(({ path }) => path);
  }

  async archived(commit: string, folder: string): Promise<Buffer> {
    const stream = await this.workspaces.archive(this.id, commit, folder);
    if (!stream) throw new Error('There is no archive.');
    return buffer(stream);
  }
}

/** Opens a bench before each test of the file, and closes it after. */
export function useWorkspace(): WorkspaceBench {
  const bench = new WorkspaceBench();
  beforeEach(() => bench.open());
  afterEach(() => bench.close());
  return bench;
}

/** The entry at a path of a checkout. */
export async function textOf(checkout: Checkout, path: string): Promise<string | undefined> {
  const content = await checkout.read(path);
  return content === null ? undefined : Buffer.from(content).toString('utf8');
}

import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git.js';
import type { TreeEntry } from './tree-entry.js';

/** Start of the names of the files that imports read. */
export const IMPORT_PREFIX = 'import-';

/**
 * One `git fast-import`: contents, then a commit of them, on a separate branch. They are collected in a file next to the
 * objects. Git never reads the folder of the contents, so nothing in it can configure git.
 */
export class CommitImport {
  private readonly path: string;
  private opened: Promise<FileHandle> | undefined;

  constructor(
    private readonly git: Git,
    private readonly gitDir: string,
  ) {
    this.path = join(gitDir, IMPORT_PREFIX + randomUUID());
  }

  async addContent(content: Uint8Array): Promise<void> {
    await this.write(`blob\ndata ${content.byteLength}\n`);
    await this.write(content);
    await this.write('\n');
  }

  /** @returns the id of the commit, which is on disk. @throws GitError. */
  async commit(
    branch: string,
    {
      parent,
      message,
      entries,
      seconds = Math.floor(Date.now() / 1000),
    }: {
      parent: string | null;
      message: string;
      entries: readonly TreeEntry[];
      /** Unix time of the commit; default: now. */
      seconds?: number;
    },
  ): Promise<string> {
    const from = parent === null ? '' : `from ${parent}\n`;
    const files = entries.map(
      ({ path, contentId, isExecutable }) =>
        `M ${isExecutable ? '100755' : '100644'} ${contentId} ${quoted(path)}\n`,
    );
    await this.write(
      // Without the reset, a branch of an earlier commit of this checkout would be its parent.
      `reset ${branch}\n${from}\n` +
        `commit ${branch}\nmark :1\ncommitter Capstan <builds@capstan.invalid> ${seconds} +0000\n` +
        `data ${Buffer.byteLength(message)}\n${message}\n${from}deleteall\n${files.join('')}\nget-mark :1\ndone\n`,
    );
    try {
      const args = ['fast-import', '--quiet', '--done', '--force', '--date-format=raw'];
      return await this.git.text(this.gitDir, args, { file: this.path });
    } finally {
      await this.abandon();
    }
  }

  /** Ends it without a commit. */
  async abandon(): Promise<void> {
    const file = await this.opened?.catch(() => undefined);
    this.opened = undefined;
    await file?.close();
    await rm(this.path, { force: true });
  }

  private async write(data: string | Uint8Array): Promise<void> {
    const file = await (this.opened ??= open(this.path, 'wx', 0o600));
    await file.writeFile(data);
  }
}

const quoted = (path: string): string => `"${path.replaceAll('"', String.raw`\"`)}"`;

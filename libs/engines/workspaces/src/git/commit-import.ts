import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { type Git, endOf } from './git.js';
import type { TreeEntry } from './tree-entry.js';

/**
 * One `git fast-import`: contents, then a commit of them, on a separate branch. Git never reads the folder of the
 * contents, so nothing in it can configure git.
 */
export class CommitImport {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly end: Promise<void>;
  private readonly printed: Buffer[] = [];
  private hasEnded = false;

  constructor(git: Git, gitDir: string) {
    const args = ['fast-import', '--quiet', '--done', '--force', '--date-format=raw'];
    this.child = git.start(gitDir, args);
    this.child.stdout.on('data', (chunk: Buffer) => this.printed.push(chunk));
    this.end = endOf(this.child, args).finally(() => (this.hasEnded = true));
    this.end.catch(() => undefined);
  }

  /** @throws the error of {@link commit} when git has failed. */
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
    const text = Buffer.from(message);
    // Otherwise a branch of an earlier commit of this checkout would be its parent.
    await this.write(`reset ${branch}\n${parent === null ? '' : `from ${parent}\n`}\n`);
    await this.write(
      `commit ${branch}\nmark :1\ncommitter Capstan <builds@capstan.invalid> ${seconds} +0000\n`,
    );
    await this.write(`data ${text.byteLength}\n`);
    await this.write(text);
    await this.write(`\n${parent === null ? '' : `from ${parent}\n`}deleteall\n`);
    for (const { path, contentId, isExecutable } of entries) {
      await this.write(`M ${isExecutable ? '100755' : '100644'} ${contentId} ${quoted(path)}\n`);
    }
    await this.write('\nget-mark :1\ndone\n');
    this.child.stdin.end();
    await this.end;
    return Buffer.concat(this.printed).toString('utf8').trim();
  }

  /** Aborts without a commit. */
  async abandon(): Promise<void> {
    if (!this.hasEnded) this.child.kill('SIGKILL');
    await this.end.catch(() => undefined);
  }

  private async write(data: string | Uint8Array): Promise<void> {
    if (this.hasEnded) return this.end;
    if (this.child.stdin.write(data)) return;
    // A broken pipe has no reason; the exit of git, which follows, has.
    const drained = once(this.child.stdin, 'drain').catch(() => this.end);
    await Promise.race([drained, this.end]);
  }
}

const quoted = (path: string): string => `"${path.replaceAll('"', String.raw`\"`)}"`;

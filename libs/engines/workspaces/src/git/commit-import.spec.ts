import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommitImport } from './commit-import.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Git, GitError } from './git.js';

describe('CommitImport', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'capstan-import-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reports why git failed, also if it does not read its input, and leaves no file behind', async () => {
    const program = join(folder, 'git');
    writeFileSync(program, '#!/bin/sh\nexec 0<&-\necho "fatal: No space left on device" >&2\nexit 128\n');
    chmodSync(program, 0o755);
    const contents = new CommitImport(new Git(program), folder);
    await contents.addContent(new Uint8Array(8 * 1024 * 1024));
    const commit = contents.commit('refs/checkouts/test', { parent: null, message: 'Test', entries: [] });
    await expect(commit).rejects.toEqual(new GitError('fast-import', 'fatal: No space left on device'));
    expect(readdirSync(folder)).toEqual(['git']);
  });

  it('leaves no file behind when it is abandoned', async () => {
    const contents = new CommitImport(new Git('no-git'), folder);
    await contents.addContent(Buffer.from('text'));
    expect(readdirSync(folder)).toHaveLength(1);
    await contents.abandon();
    await contents.abandon();
    expect(readdirSync(folder)).toEqual([]);
  });
});

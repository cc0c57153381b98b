import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommitImport } from './commit-import.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Git, GitError } from './git.js';

describe('CommitImport', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'capstan-import-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reports why git failed, also if its input breaks first', async () => {
    const program = join(folder, 'git');
    writeFileSync(
      program,
      '#!/bin/sh\nexec 0<&-\nsleep 0.3\necho "fatal: No space left on device" >&2\nexit 128\n',
    );
    chmodSync(program, 0o755);
    const contents = new CommitImport(new Git(program), folder);
    await expect(contents.addContent(new Uint8Array(8 * 1024 * 1024))).rejects.toEqual(
      new GitError('fast-import', 'fatal: No space left on device'),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { GitError } from './git/git.js';
import { translateStorageErrors } from './storage-errors.js';
import { WorkspaceFullError } from './workspace-full.error.js';

const fails = (error: Error): Promise<never> =>
  translateStorageErrors(async () => {
    throw error;
  });

describe('translateStorageErrors', () => {
  it.each([
    'fatal: unable to write loose object file: No space left on device',
    "fatal: update_ref failed for ref 'refs/owner': cannot update ref 'refs/owner': couldn't write '/data/r.git/./refs/owner.lock'",
  ])('treats this error of git as a full disk: %s', async (stderr) => {
    await expect(fails(new GitError('update-ref', stderr))).rejects.toBeInstanceOf(WorkspaceFullError);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('treats %s of the system as a full disk', async (code) => {
    await expect(fails(Object.assign(new Error('write'), { code }))).rejects.toBeInstanceOf(
      WorkspaceFullError,
    );
  });

  it('rethrows every other error', async () => {
    const locked = new GitError('update-ref', "Unable to create '/data/r.git/refs/owner.lock': File exists.");
    await expect(fails(locked)).rejects.toBe(locked);
    const denied = Object.assign(new Error('open'), { code: 'EACCES' });
    await expect(fails(denied)).rejects.toBe(denied);
  });
});

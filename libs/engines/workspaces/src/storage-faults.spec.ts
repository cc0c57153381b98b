import { describe, expect, it } from 'vitest';
import { GitError } from './git/git.js';
import { withClearFaults } from './storage-faults.js';
import { WorkspaceFullError } from './workspace-full.error.js';

const fails = (error: Error): Promise<never> =>
  withClearFaults(async () => {
    throw error;
  });

describe('withClearFaults', () => {
  it.each([
    'fatal: unable to write loose object file: No space left on device',
    "fatal: update_ref failed for ref 'refs/owner': cannot update ref 'refs/owner': couldn't write '/data/r.git/./refs/owner.lock'",
  ])('takes it for a full disk when git says: %s', async (complaint) => {
    await expect(fails(new GitError('update-ref', complaint))).rejects.toBeInstanceOf(WorkspaceFullError);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('takes %s of the system for a full disk', async (code) => {
    await expect(fails(Object.assign(new Error('write'), { code }))).rejects.toBeInstanceOf(
      WorkspaceFullError,
    );
  });

  it('leaves every other fault as it is', async () => {
    const locked = new GitError('update-ref', "Unable to create '/data/r.git/refs/owner.lock': File exists.");
    await expect(fails(locked)).rejects.toBe(locked);
    const denied = Object.assign(new Error('open'), { code: 'EACCES' });
    await expect(fails(denied)).rejects.toBe(denied);
  });
});

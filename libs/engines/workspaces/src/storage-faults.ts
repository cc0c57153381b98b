import { GitError } from './git/git.js';
import { WorkspaceFullError } from './workspace-full.error.js';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** Of a reference git says only that it could not write the lock that it had just created, and not why. */
const SAYS_FULL =
  /No space left on device|Out of diskspace|Disk quota exceeded|File too large|couldn't write '[^']*\.lock'/;

/** Does the work; a full disk, whoever of system and git reports it, becomes a WorkspaceFullError. */
export async function withClearFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFull =
      cause instanceof GitError
        ? SAYS_FULL.test(cause.complaint)
        : FULL.has((cause as NodeJS.ErrnoException).code ?? '');
    if (!isFull) throw cause;
    throw new WorkspaceFullError('The disk that holds the workspaces is full.', { cause });
  }
}

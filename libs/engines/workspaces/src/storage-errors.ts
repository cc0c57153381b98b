import { GitError } from './git/git.js';
import { WorkspaceFullError } from './workspace-full.error.js';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** For a ref, git only reports that it could not write the lock that it had just created, and not why. */
const FULL_MESSAGE =
  /No space left on device|Out of diskspace|Disk quota exceeded|File too large|couldn't write '[^']*\.lock'/;

/** Runs the work and converts the system's or git's error of a full disk to a WorkspaceFullError. */
export async function translateStorageErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const isFull =
      cause instanceof GitError
        ? FULL_MESSAGE.test(cause.stderr)
        : FULL_CODES.has((cause as NodeJS.ErrnoException).code ?? '');
    if (!isFull) throw cause;
    throw new WorkspaceFullError('The disk that holds the workspaces is full.', { cause });
  }
}

/** The workspace does not have the commit to restore. */
export class UnknownCommitError extends Error {
  override readonly name = 'UnknownCommitError';

  constructor(commit: string) {
    super(`The workspace has no commit ${JSON.stringify(commit.slice(0, 64))}.`);
  }
}

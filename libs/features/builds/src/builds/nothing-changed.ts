/** Why the charge of a build that made no commit is refunded, as the ledger says it. */
export const NOTHING_CHANGED = 'the build changed nothing';

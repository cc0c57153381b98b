import { randomUUID } from 'node:crypto';
import type { Git } from './git.js';
import { MAIN } from './repository.js';

/** Derived commits from bundles: each under its own id, so that the same commit has one reference. */
const DERIVED = 'refs/derived/';
const DERIVED_BY_ID = `${DERIVED}${'[0-9a-f]'.repeat(40)}`;

/** References within bundles that move the branch, and those of derived commits. */
const NEXT = 'refs/next/';
const KEPT = 'refs/kept/';

/** A commit in a bundle. */
export interface BundledCommit {
  id: string;
  /** On the branch; otherwise derived. */
  isMain: boolean;
}

/** Git bundles of a repository with one branch and derived commits (gitformat-bundle). */
export class Bundles {
  constructor(
    private readonly git: Git,
    private readonly gitDir: string,
  ) {}

  /** Returns the last commit of a bundle that has the branch. @throws GitError if it is damaged. */
  static async headOf(git: Git, file: string): Promise<string> {
    const printed = await git.text(null, ['bundle', 'list-heads', file, MAIN]);
    return bundledCommit(printed).id;
  }

  /** Writes the branch with its history, and all derived commits. @returns false if nothing has been committed. */
  async writeAll(file: string): Promise<boolean> {
    const found = await this.git.text(this.gitDir, ['for-each-ref', '--format=%(objectname)', MAIN]);
    if (found === '') return false;
    await this.git.run(this.gitDir, ['bundle', 'create', '--quiet', file, MAIN, `--glob=${DERIVED}*`]);
    return true;
  }

  /** Writes one commit with what is needed for it beyond the branch and the derived commits of other bundles. */
  async writeNew(file: string, { id, isMain }: BundledCommit): Promise<void> {
    const ref = `${isMain ? NEXT : KEPT}${randomUUID()}`;
    await this.git.run(this.gitDir, ['update-ref', ref, id]);
    try {
      const known = ['--not', '--branches', `--glob=${DERIVED_BY_ID}`];
      await this.git.run(this.gitDir, ['bundle', 'create', '--quiet', file, ref, ...known]);
    } finally {
      await this.git.run(this.gitDir, ['update-ref', '-d', ref]);
    }
  }

  /** Adds what a bundle has, and points the references to it. @throws GitError if it is damaged, or needs another one. */
  async read(file: string): Promise<void> {
    const printed = await this.git.text(this.gitDir, ['bundle', 'unbundle', file]);
    for (const commit of printed.split('\n').map(bundledCommit)) await this.keep(commit);
  }

  /** Points the reference of a commit to it, so that later bundles need not contain it. */
  async keep({ id, isMain }: BundledCommit): Promise<void> {
    await this.git.run(this.gitDir, ['update-ref', isMain ? MAIN : `${DERIVED}${id}`, id]);
  }

  /** Returns whether a derived commit was read from a bundle, or kept. */
  async hasDerived(id: string): Promise<boolean> {
    const args = ['for-each-ref', '--format=%(objectname)', `${DERIVED}${id}`];
    return (await this.git.text(this.gitDir, args)) !== '';
  }
}

/** Parses a line of `git bundle unbundle`: the id of a commit, and its reference. */
function bundledCommit(line: string): BundledCommit {
  const [id = '', ref = ''] = line.split(' ');
  return { id, isMain: ref === MAIN || ref.startsWith(NEXT) };
}

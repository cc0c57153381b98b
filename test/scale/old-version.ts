import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');
const MIGRATIONS = 'libs/*/src/migrations/*';
const COMPILER = 'node_modules/typescript-native/bin/tsc';
const ALIASES = 'node_modules/tsc-alias/dist/bin/index.js';
const PROJECT = ['-p', 'tsconfig.build.json'];

/** An earlier version of the service, compiled in a folder of its own with the packages of this checkout. */
export class OldVersion {
  private constructor(
    readonly checkout: string,
    readonly commit: string,
  ) {}

  /**
   * The commit before which the version is new: `UPGRADE_FROM`, or the last one whose migrations differ from ours.
   * @returns undefined in a clone that is too shallow to have it.
   */
  static commit(): string | undefined {
    const given = process.env['UPGRADE_FROM'];
    try {
      if (given) return git('rev-parse', '--verify', `${given}^{commit}`);
      const last = git('log', '--first-parent', '-m', '-1', '--format=%H', '--', MIGRATIONS);
      return git('rev-parse', '--verify', `${last}^1`);
    } catch {
      return undefined;
    }
  }

  /** @throws Error if it does not compile with the packages of this checkout. */
  static compile(commit: string): OldVersion {
    const checkout = mkdtempSync(join(tmpdir(), 'capstan-old-'));
    git('clone', '--quiet', '--shared', '--no-checkout', root, checkout);
    git('-C', checkout, 'checkout', '--quiet', commit);
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    for (const compiler of [COMPILER, ALIASES]) {
      execFileSync(process.execPath, [compiler, ...PROJECT], { cwd: checkout, stdio: 'pipe' });
    }
    return new OldVersion(checkout, commit);
  }

  remove(): void {
    rmSync(this.checkout, { recursive: true, force: true });
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

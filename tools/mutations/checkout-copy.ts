import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Fault, plant } from './faults.js';

/** Time limit of one test run: a fault that makes tests hang is found as well. */
const LIMIT_MS = 20 * 60_000;

/** A copy of the checkout, with the packages and the built console of the original, in which faults are planted. */
export class CheckoutCopy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'capstan-mutations-'));

  constructor(private readonly root: string) {
    // Tests start programs as other users, who must be able to read it.
    chmodSync(this.folder, 0o755);
    const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
    for (const file of tracked.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // The pages only: what is built of the service would not have the faults.
    mkdirSync(join(this.folder, 'dist'));
    symlinkSync(join(root, 'dist', 'console'), join(this.folder, 'dist', 'console'));
  }

  /** Runs `work` while the fault is planted. */
  async with<Result>(fault: Fault, work: () => Promise<Result>): Promise<Result> {
    const path = join(this.folder, fault.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, plant(fault, source));
    try {
      return await work();
    } finally {
      writeFileSync(path, source);
    }
  }

  /**
   * Runs tests until the first failure.
   * @param args of vitest.
   * @returns the name of the failed test, if any.
   */
  async firstFailure(args: readonly string[]): Promise<string | undefined> {
    const vitest = join(this.root, 'node_modules', 'vitest', 'vitest.mjs');
    const options = ['--bail=1', '--passWithNoTests', '--silent', '--reporter=dot'];
    const child = spawn(process.execPath, [vitest, ...args, ...options], {
      cwd: this.folder,
      env: { ...process.env, NO_COLOR: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const timer = setTimeout(() => endGroup(child.pid), LIMIT_MS);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    clearTimeout(timer);
    endGroup(child.pid);
    if (code === 0) return undefined;
    return (
      /^ FAIL +(.+)$/m.exec(output)?.[1] ?? (code === null ? 'the time limit' : 'an error outside of tests')
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

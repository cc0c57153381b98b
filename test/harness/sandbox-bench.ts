import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BubblewrapRunner,
  type CommandRunner,
  RunnerSandbox,
  type Sandbox,
  type SandboxCommand,
  type SandboxConfig,
  type SandboxResult,
} from '@capstan/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

export const MB = 1024 * 1024;
export const SECRET = 'planted-secret-5f2c';

export const SANDBOX_CONFIG: SandboxConfig = {
  isOff: false,
  runner: undefined,
  registries: [],
  timeoutMs: 60_000,
  memoryBytes: 768 * MB,
  maxProcesses: 64,
  diskBytes: 64 * MB,
  outputBytes: 8 * 1024,
};

export const sandboxOf = (config: Partial<SandboxConfig> = {}, runner?: CommandRunner): Sandbox =>
  new RunnerSandbox({ ...SANDBOX_CONFIG, ...config }, runner);

export const never = new AbortController().signal;

/** The working folder of a command, in a data folder next to files that must stay hidden. */
export class SandboxBench {
  /** In place of DATA_DIR. */
  dataDir = '';
  folder = '';

  open(): void {
    this.dataDir = mkdtempSync(join(tmpdir(), 'capstan-confined-'));
    this.folder = join(this.dataDir, 'trees', 'one');
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(join(this.dataDir, 'secret.txt'), SECRET);
    writeFileSync(join(this.folder, 'page.html'), '<h1>Page</h1>');
  }

  close(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  run(sandbox: Sandbox, command: string, options: Partial<SandboxCommand> = {}): Promise<SandboxResult> {
    return sandbox.run({ command, folder: this.folder, signal: never, ...options });
  }
}

/** Opens a bench before each test of the file, with a secret in the environment, and closes it after. */
export function useSandbox(): SandboxBench {
  const bench = new SandboxBench();
  beforeEach(() => bench.open());
  afterEach(() => bench.close());
  beforeAll(() => {
    process.env['PLANTED_SECRET'] = SECRET;
  });
  afterAll(() => {
    delete process.env['PLANTED_SECRET'];
  });
  return bench;
}

/** Processes of the machine whose command line contains the mark. */
export const marked = (mark: string): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(mark));

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** A unique number of seconds to sleep, to find the process. */
export const newMark = (): string => `60.${randomInt(1e9, 9e9)}`;

export const expectNoneLeft = async (mark: string): Promise<void> => {
  await expect.poll(() => marked(mark), { timeout: 60_000 }).toEqual([]);
};

const withoutCgroups = (): Promise<never> => Promise.reject(new Error('skipped by the test'));

export const SETTINGS = [
  { name: 'bubblewrap and cgroups', make: () => new BubblewrapRunner(), level: 'bwrap+cgroup' },
  { name: 'bubblewrap alone', make: () => new BubblewrapRunner([], withoutCgroups), level: 'bwrap' },
];

/** Those that this machine has. */
export async function settingsHere(): Promise<typeof SETTINGS> {
  const probes = await Promise.all(
    SETTINGS.map(async (setting) => ({ ...setting, status: await sandboxOf({}, setting.make()).status() })),
  );

  for (const { name, level, status } of probes) {
    if (status.level !== level) {
      process.stderr.write(`Specs of the sandbox by ${name} are skipped: ${status.reason ?? status.level}\n`);
    }
  }

  return probes.filter(({ status, level }) => status.level === level);
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { WorkspacesUnavailableError } from '../workspaces-unavailable.error.js';
import { runCommand } from './command-process.js';
import type { GitCommand } from './git-command.js';

/** Isolates git: no configuration of the machine or the user, no prompts, no replaced objects. */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin:/run/current-system/sw/bin',
  HOME: '/nonexistent',
  LC_ALL: 'C',
  TZ: 'UTC',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_AUTHOR_NAME: 'Capstan',
  GIT_AUTHOR_EMAIL: 'builds@capstan.invalid',
  GIT_COMMITTER_NAME: 'Capstan',
  GIT_COMMITTER_EMAIL: 'builds@capstan.invalid',
};

const SETTINGS = Object.entries({
  'core.hooksPath': '/dev/null',
  'core.attributesFile': '/dev/null',
  'core.fsmonitor': 'false',
  'core.fsync': 'all',
  'core.filesRefLockTimeout': '2000',
  'fastimport.unpackLimit': '20',
  'gc.auto': '3000',
  'gc.autoDetach': 'false',
  'protocol.allow': 'never',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const TIMEOUT_MS = 120_000;

/** A git command that failed. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(
    command: string,
    /** The error output of git. */
    readonly stderr: string,
  ) {
    super(`git ${command}: ${stderr || 'failed without an error message'}`);
  }
}

/** The git program, called without a shell and with its own configuration only. */
export class Git {
  constructor(private readonly program: string = 'git') {}

  /** @throws WorkspacesUnavailableError when git is missing; GitError. @returns the output of git. */
  async run(
    gitDir: string | null,
    args: readonly string[],
    input?: string | GitCommand['input'],
  ): Promise<Buffer> {
    const { code, stdout, stderr } = await runCommand({
      program: this.program,
      args: [...SETTINGS, ...args],
      env: environmentOf(gitDir),
      input: typeof input === 'string' ? Buffer.from(input) : input,
      timeoutMs: TIMEOUT_MS,
    });
    if (code !== 0) throw new GitError(args[0] ?? '', stderr.slice(-4000).trim());
    return Buffer.from(stdout.buffer, stdout.byteOffset, stdout.byteLength);
  }

  /** Like {@link run}, returning trimmed text. */
  async text(
    gitDir: string | null,
    args: readonly string[],
    input?: string | GitCommand['input'],
  ): Promise<string> {
    return (await this.run(gitDir, args, input)).toString('utf8').trim();
  }

  /**
   * Starts a command whose output is streamed, of any size.
   * @param input what it reads.
   * @param protocol of a remote client, such as `version=2`.
   */
  stream(
    gitDir: string,
    args: readonly string[],
    { input, protocol }: { input?: Uint8Array; protocol?: string | undefined } = {},
  ): Readable {
    const child = spawn(this.program, [...SETTINGS, ...args], {
      env: { ...environmentOf(gitDir), ...(protocol === undefined ? {} : { GIT_PROTOCOL: protocol }) },
      cwd: '/',
      stdio: 'pipe',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    // It may exit before it has read everything; its exit code shows why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    endOf(child, args).catch((error: Error) => child.stdout.destroy(error));
    child.stdout.once('close', () => child.kill('SIGKILL'));
    return child.stdout;
  }
}

const environmentOf = (gitDir: string | null): Record<string, string> =>
  gitDir === null ? ENVIRONMENT : { ...ENVIRONMENT, GIT_DIR: gitDir };

/** Waits for the exit. @throws WorkspacesUnavailableError, GitError. */
async function endOf(child: ChildProcessWithoutNullStreams, args: readonly string[]): Promise<void> {
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-4000)));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', (cause) => reject(new WorkspacesUnavailableError({ cause })));
  child.once('close', (code) => {
    if (code === 0) resolve();
    else reject(new GitError(args[0] ?? '', stderr.trim()));
  });
  return promise;
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { WorkspacesUnavailableError } from '../workspaces-unavailable.error.js';

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
  async run(gitDir: string | null, args: readonly string[], input?: string | Uint8Array): Promise<Buffer> {
    const child = this.start(gitDir, args);
    child.stdin.end(input);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    await endOf(child, args);
    return Buffer.concat(output);
  }

  /** Like {@link run}, returning trimmed text. */
  async text(gitDir: string | null, args: readonly string[], input?: string): Promise<string> {
    return (await this.run(gitDir, args, input)).toString('utf8').trim();
  }

  /** @param protocol of a remote client, such as `version=2`. */
  start(gitDir: string | null, args: readonly string[], protocol?: string): ChildProcessWithoutNullStreams {
    const child = spawn(this.program, [...SETTINGS, ...args], {
      env: {
        ...ENVIRONMENT,
        ...(gitDir === null ? {} : { GIT_DIR: gitDir }),
        ...(protocol === undefined ? {} : { GIT_PROTOCOL: protocol }),
      },
      cwd: '/',
      stdio: 'pipe',
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    // It may exit before it has read everything; its exit code shows why.
    child.stdin.on('error', () => undefined);
    return child;
  }
}

/** Waits for the exit. @throws WorkspacesUnavailableError, GitError. */
export async function endOf(child: ChildProcessWithoutNullStreams, args: readonly string[]): Promise<void> {
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

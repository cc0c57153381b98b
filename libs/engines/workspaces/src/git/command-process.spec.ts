import { describe, expect, it } from 'vitest';
import { WorkspacesUnavailableError } from '../workspaces-unavailable.error.js';
import { runCommand } from './command-process.js';

const ENV = { PATH: '/usr/bin:/bin' };
const sh = (script: string, input?: Uint8Array) =>
  runCommand({ program: 'sh', args: ['-c', script], env: ENV, input, timeoutMs: 60_000 });
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

describe('runCommand', () => {
  it('returns output, error output and exit code', async () => {
    const { code, stdout, stderr } = await sh('echo out; echo err >&2; exit 3');
    expect({ code, stdout: textOf(stdout), stderr }).toEqual({ code: 3, stdout: 'out\n', stderr: 'err\n' });
  });

  it('passes bytes in and out unchanged', async () => {
    const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 256);
    const { stdout } = await sh('cat', bytes);
    expect(Buffer.from(stdout).equals(bytes)).toBe(true);
  });

  it('runs commands in parallel', async () => {
    // The first one ends after the second one has.
    const fifo = textOf((await sh('d=$(mktemp -d); mkfifo "$d/f"; printf "%s" "$d/f"')).stdout);
    const [first] = await Promise.all([sh(`cat "${fifo}"`), sh(`echo done > "${fifo}"`)]);
    expect(textOf(first.stdout)).toBe('done\n');
    await sh(`rm -r "$(dirname "${fifo}")"`);
  });

  it('gives commands the environment of the command alone', async () => {
    const { stdout } = await sh('env');
    const names = textOf(stdout)
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names.filter((name) => !['', 'PATH', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name ?? ''))).toEqual(
      [],
    );
  });

  it('kills a command that exceeds its time', async () => {
    const command = { program: 'sleep', args: ['60'], env: ENV, timeoutMs: 50 };
    expect((await runCommand(command)).code).toBeNull();
  });

  it('rejects if there is no such program', async () => {
    const command = { program: 'no-such-program', args: [], env: ENV, timeoutMs: 1000 };
    await expect(runCommand(command)).rejects.toThrow(WorkspacesUnavailableError);
  });

  it('continues after Ctrl-C, and starts again after its process was killed', async () => {
    const parentOf = async (): Promise<number> => Number(textOf((await sh('echo $PPID')).stdout));
    const first = await parentOf();
    process.kill(first, 'SIGINT');
    process.kill(first, 'SIGTERM');
    expect(await parentOf()).toBe(first);
    const running = sh('kill -9 $PPID; sleep 60');
    await expect(running).rejects.toThrow(WorkspacesUnavailableError);
    expect(await parentOf()).not.toBe(first);
  });
});

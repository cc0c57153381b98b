import { describe, expect, it } from 'vitest';
import { LaunchError } from '../launch.error.js';
import { KeepAlive } from './keep-alive.js';
import type { RunningService, Service } from './service.js';

const NEVER = new AbortController().signal;

/** A service whose runs end when the test says so. */
class FakeService implements Service {
  readonly name = 'fake';
  readonly lives: { end: (how: string) => void; isStopped: boolean }[] = [];
  failingStarts = 0;

  async start(_signal: AbortSignal, onSpawn?: (pid: number) => void): Promise<RunningService> {
    if (this.failingStarts > 0 && this.failingStarts-- > 0) throw new LaunchError('no start');
    const pid = this.lives.length + 1;
    onSpawn?.(pid);
    const life = { end: (_how: string): void => undefined, isStopped: false };
    const exited = new Promise<string>((resolve) => (life.end = resolve));
    this.lives.push(life);
    return {
      pid,
      exited,
      async stop() {
        life.isStopped = true;
        life.end('stopped');
      },
    };
  }
}

const setUp = (options: { stableMs?: number; maxBadStarts?: number } = {}) => {
  const service = new FakeService();
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const kept = new KeepAlive(service, { note, backoffMs: 1, stableMs: 60_000, maxBadStarts: 3, ...options });
  const untilLife = async (count: number) => {
    while (service.lives.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { service, notes, kept, untilLife };
};

describe('KeepAlive', () => {
  it('restarts what ended, and reports how it ended', async () => {
    const { service, notes, kept, untilLife } = setUp();
    const pids: (number | undefined)[] = [];
    await kept.start(NEVER, () => pids.push(kept.pid));
    service.lives[0]?.end('exit code 7');
    await untilLife(2);
    expect(notes).toEqual(['fake ended (exit code 7); restarting it in 0.001 s.']);
    expect(pids).toEqual([1, 2]);
    await kept.stop(NEVER);
  });

  it('does not retry a first start that fails', async () => {
    const { service, kept } = setUp();
    service.failingStarts = 1;
    await expect(kept.start(NEVER)).rejects.toThrow('no start');
    await kept.stop(NEVER);
    expect(service.lives).toHaveLength(0);
  });

  it('gives up after consecutive bad starts, including failed starts', async () => {
    const { service, kept, untilLife } = setUp();
    await kept.start(NEVER);
    service.lives[0]?.end('SIGKILL');
    await untilLife(2);
    service.failingStarts = 1;
    service.lives[1]?.end('SIGKILL');
    const error = await kept.failed;
    expect(error).toBeInstanceOf(LaunchError);
    expect(error.message).toContain('fake ended 3 times in a row');
    expect(error.message).toContain('no start');
    expect(service.lives).toHaveLength(2);
  });

  it('resets the count after a long enough run', async () => {
    const { service, kept, untilLife } = setUp({ stableMs: 0, maxBadStarts: 1 });
    await kept.start(NEVER);
    for (let life = 0; life < 5; life += 1) {
      service.lives[life]?.end('exit code 1');
      await untilLife(life + 2);
    }
    expect(service.lives).toHaveLength(6);
    await kept.stop(NEVER);
  });

  it('stops the current run and starts no other', async () => {
    const { service, notes, kept } = setUp();
    await kept.start(NEVER);
    await kept.stop(NEVER);
    expect(service.lives.map(({ isStopped }) => isStopped)).toEqual([true]);
    expect(notes).toEqual([]);
  });
});

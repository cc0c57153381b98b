import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLimited } from './run-limited.mjs';

/** Connects to a port and stays until it is ended. */
const CONNECTED = 'require("node:net").connect(Number(process.argv[1]), "127.0.0.1");';
const startConnected = (options: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(CONNECTED)}, process.argv[2]], ${options})`;

describe('runLimited', () => {
  let folder: string;
  let server: Server;
  let written: string[];
  let runner: ChildProcess | undefined;
  const open = new Set<Socket>();
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'capstan-limited-'));
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    written = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    runner?.kill('SIGKILL');
    for (const socket of open) socket.destroy();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A file for Node and its argument, the server's port. */
  const script = (source: string): string[] => {
    const path = join(folder, 'step.cjs');
    writeFileSync(path, source);
    return [path, String((server.address() as AddressInfo).port)];
  };
  const connections = async (count: number) => {
    await expect.poll(() => open.size).toBe(count);
  };
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);
  const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  it.each([
    [0, true],
    [3, false],
  ])('ends a file with exit code %i as %s', async (code, isGreen) => {
    expect(await runLimited(script(`process.exit(${code})`), { limitMinutes: 10 })).toBe(isGreen);
  });

  it('prints the output of a quiet step in one piece', async () => {
    const step = script('console.log("one"); console.error("two")');
    await runLimited(step, { limitMinutes: 10, isQuiet: true });
    expect(written).toEqual(['one\ntwo\n']);
  });

  it('ends the whole process group at the time limit and reports the step as failed', async () => {
    stopTheClock();
    const step = script(`${startConnected('{ stdio: "inherit" }')}; setInterval(() => {}, 1000);`);
    const ended = runLimited(step, { limitMinutes: 5 });
    await connections(1);
    pass(5);
    expect(await ended).toBe(false);
    await connections(0);
    expect(console.error).toHaveBeenCalledWith('✗ ended after 5 minutes, the limit of this step.');
  });

  it('gives a step time to stop processes outside its group, as vitest stops PostgreSQL', async () => {
    stopTheClock();
    const step = script(
      `const child = ${startConnected('{ detached: true, stdio: "ignore" }')};
       process.on('SIGTERM', () => { child.kill(); process.exit(0); });
       setInterval(() => {}, 1000);`,
    );
    const ended = runLimited(step, { limitMinutes: 5 });
    await connections(1);
    pass(5);
    expect(await ended).toBe(false);
    await connections(0);
  });

  it('kills a step that ignores SIGTERM', async () => {
    stopTheClock();
    const step = script(
      `process.on('SIGTERM', () => {}); require('node:net').connect(Number(process.argv[2]), '127.0.0.1');`,
    );
    const ended = runLimited(step, { limitMinutes: 5 });
    await connections(1);
    pass(5);
    pass(1);
    expect(await ended).toBe(false);
  });

  it('ends what a quiet step left behind, without waiting for it', async () => {
    const step = script(
      `${startConnected('{ stdio: "inherit" }')}.unref(); require('node:net').connect(Number(process.argv[2]), '127.0.0.1')
         .on('data', () => process.exit(0));`,
    );
    const ended = runLimited(step, { limitMinutes: 60, isQuiet: true });
    await connections(2);
    for (const socket of open) socket.write('end');
    expect(await ended).toBe(true);
    await connections(0);
  });

  it('does not wait for the output of a process that left the group', async () => {
    stopTheClock();
    const step = script(
      `${startConnected('{ detached: true, stdio: "inherit" }')}; setInterval(() => {}, 1000);`,
    );
    const ended = runLimited(step, { limitMinutes: 5, isQuiet: true });
    await connections(1);
    pass(5);
    const outcome = ended.then((isGreen) => `ended ${isGreen}`);
    let seen: string | undefined;
    void outcome.then((text) => (seen = text));
    await expect
      .poll(() => {
        pass(1);
        return seen;
      })
      .toBe('ended false');
    for (const socket of open) socket.destroy();
    await connections(0);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends the step and exits on %s', async (signal, code) => {
    const step = script(`${startConnected('{ stdio: "inherit" }')}; setInterval(() => {}, 1000);`);
    const module = pathToFileURL(join(import.meta.dirname, 'run-limited.mjs')).href;
    runner = spawn(
      process.execPath,
      [
        '-e',
        `import('${module}').then((it) => it.runLimited(${JSON.stringify(step)}, { limitMinutes: 60 }))`,
      ],
      { stdio: 'ignore' },
    );
    await connections(1);
    const ended = once(runner, 'exit');
    runner.kill(signal);
    expect(await ended).toEqual([code, null]);
    await connections(0);
  });
});

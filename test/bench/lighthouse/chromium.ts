import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const INSTALLED = ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const LISTENS = /^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//;

/** Path of an installed Chromium; undefined without one. */
export const installedChromium = (): string | undefined => INSTALLED.find((path) => existsSync(path));

/** A Chromium controlled over a port on loopback. */
export interface SteeredChromium {
  port: number;
  end(): Promise<void>;
}

/** @param profile folder for its data. */
export async function startSteered(path: string, profile: string): Promise<SteeredChromium> {
  const child = spawn(
    path,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (): Promise<void> => {
    child.kill();
    await gone;
  };
  return { port: await portOf(child, gone), end };
}

async function portOf(child: ChildProcess, gone: Promise<void>): Promise<number> {
  const ended = gone.then((): never => {
    throw new Error('Chromium ended before it listened');
  });
  const listens = (async () => {
    for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
      const port = LISTENS.exec(line)?.[1];
      if (port !== undefined) return Number(port);
    }
    return ended;
  })();
  return Promise.race([listens, ended]);
}

import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentWav } from '../fixtures/silent-wav.js';
import { forkChild } from './fork-child.js';

const SECONDS = 1800;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stop-signals-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a decoder continues after Ctrl-C in the terminal of its worker', async () => {
  const [path, target] = [join(folder, 'recording'), join(folder, 'samples')];
  await writeFile(path, silentWav(SECONDS));
  const child = forkChild(new URL('../decoding/decode.process', import.meta.url));
  const end = Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.send({ source: { path, extension: 'wav' }, target, maxSeconds: SECONDS });
  const isDecoding = () =>
    stat(target).then(
      () => true,
      () => false,
    );
  await expect.poll(isDecoding, { interval: 5, timeout: 20_000 }).toBe(true);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  const [answer] = await end;
  expect(answer).toEqual({ seconds: SECONDS });
  child.kill('SIGKILL');
});

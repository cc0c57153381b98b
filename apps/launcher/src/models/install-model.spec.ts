import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelFile } from '@capstan/platform-weights';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installModel } from './install-model.js';

const WEIGHTS = Buffer.alloc(300_000, 'weights');

let folder: string;
let server: Server;
let model: ModelFile;
let ranges: (string | undefined)[];
let served = WEIGHTS;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  ranges = [];
  served = WEIGHTS;
  server = createServer((request, response) => {
    const { range } = request.headers;
    ranges.push(range);
    const start = Number(/\d+/.exec(range ?? '')?.[0] ?? 0);
    response.writeHead(range === undefined ? 200 : 206).end(served.subarray(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model = {
    file: 'model.bin',
    bytes: WEIGHTS.length,
    sha256: createHash('sha256').update(WEIGHTS).digest('hex'),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.bin`,
  };
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const install = (options: { from?: string; onProgress?: (bytes: number) => void } = {}) =>
  installModel(model, { folder, onProgress: () => undefined, ...options });

describe('installModel', () => {
  it('downloads the weights, reports progress, and asks for them once', async () => {
    let last = 0;
    const path = await install({ onProgress: (bytes) => (last = bytes) });
    expect(await readFile(path)).toEqual(WEIGHTS);
    expect(last).toBe(WEIGHTS.length);
    await install();
    expect(ranges).toEqual([undefined]);
  });

  it('continues an interrupted download', async () => {
    await writeFile(join(folder, 'model.bin.part'), WEIGHTS.subarray(0, 100_000));
    expect(await readFile(await install())).toEqual(WEIGHTS);
    expect(ranges).toEqual(['bytes=100000-']);
  });

  it('refuses and deletes weights with another hash', async () => {
    served = Buffer.alloc(WEIGHTS.length, 'other');
    await expect(install()).rejects.toThrow(/SHA-256/);
    await expect(readFile(join(folder, 'model.bin'))).rejects.toThrow(/ENOENT/);
    served = WEIGHTS;
    expect(await readFile(await install())).toEqual(WEIGHTS);
  });

  it('copies them from a folder', async () => {
    const from = await mkdtemp(join(tmpdir(), 'from-'));
    await writeFile(join(from, 'model.bin'), WEIGHTS);
    expect(await readFile(await install({ from }))).toEqual(WEIGHTS);
    expect(ranges).toEqual([]);
    await rm(from, { recursive: true });
    await rm(join(folder, 'model.bin'));
    await expect(install({ from })).rejects.toThrow(/cannot read model.bin/);
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RegistryProxy } from './registry-proxy.js';

const folder = mkdtempSync(join(tmpdir(), 'capstan-registry-'));
const path = join(folder, 'registry.sock');
/** Resets a connection at its first bytes. */
const registry = createServer((client) => {
  client.on('error', () => undefined).once('data', () => client.resetAndDestroy());
});
let closedPort: number;

async function listeningPort(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const resets = await listeningPort(registry);
  const closed = createServer();
  closedPort = await listeningPort(closed);
  closed.close();
  await new RegistryProxy([`127.0.0.1:${resets}`, `127.0.0.1:${closedPort}`]).listen(path);
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

/** @returns the status of CONNECT; undefined when the connection ended without one. */
async function statusOf(authority: string): Promise<number | undefined> {
  const connecting = request({ socketPath: path, method: 'CONNECT', path: authority });
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  connecting.once('connect', ({ statusCode }, socket) => {
    socket.on('error', () => undefined).once('close', () => resolve(statusCode));
    if (statusCode === 200) socket.resume().write('hello');
    else socket.destroy();
  });
  connecting.once('error', () => resolve(undefined));
  connecting.end();
  return promise;
}

describe('the proxy to package registries', () => {
  it('ends the connection of a command whose registry is unreachable', async () => {
    expect(await statusOf(`127.0.0.1:${closedPort}`)).toBeUndefined();
  });

  it('ends the tunnel when the registry resets it', async () => {
    expect(await statusOf(`127.0.0.1:${(registry.address() as AddressInfo).port}`)).toBe(200);
  });

  it.each(['127.0.0.1:1', 'example.com:443', '%%%'])('refuses %s', async (authority) => {
    expect(await statusOf(authority)).toBe(403);
  });
});

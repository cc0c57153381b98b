import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { assertPortFree, findFreePort, isPortFree } from './port.check.js';

it('finds free ports outside of the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000);
    expect(port).toBeLessThan(32_768);
  }
});

it('reports a port that is taken, and what to do', async () => {
  const server = createServer();
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await isPortFree('127.0.0.1', port)).toBe(false);
  await expect(assertPortFree('127.0.0.1', port)).rejects.toThrow(`port ${port} is taken`);
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortFree('127.0.0.1', port)).resolves.toBeUndefined();
});

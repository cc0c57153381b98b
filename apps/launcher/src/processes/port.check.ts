import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { LaunchError } from '../launch.error.js';

/** Listens briefly and closes again. @returns the port, which the system chose if `port` is 0. */
function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const bound = (server.address() as AddressInfo).port;
      server.close(() => resolve(bound));
    });
  });
}

/** Below the ephemeral ports (Linux: from 32768, others: from 49152). */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const TRIES = 100;

/**
 * Returns a free loopback port outside of the ephemeral range: an ephemeral port could be taken by any
 * connection of the machine before a server listens on it.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (await isPortFree('127.0.0.1', port)) return port;
  }
  return tryPort('127.0.0.1', 0);
}

export const isPortFree = (host: string, port: number): Promise<boolean> =>
  tryPort(host, port).then(
    () => true,
    () => false,
  );

/** @throws LaunchError with the error of the address and the variable to change. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  try {
    await tryPort(host, port);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    switch (code) {
      case 'EADDRINUSE':
        throw new LaunchError(
          `port ${port} is taken by another program; set PORT=<another port> or stop that program.`,
        );
      case 'EACCES':
        throw new LaunchError(`port ${port} needs privileges this user lacks; set PORT to 1024 or above.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new LaunchError(`HOST=${host} is not an address of this machine; use 127.0.0.1 or 0.0.0.0.`);
      default:
        throw new LaunchError(`cannot listen on ${host}:${port}: ${message}`);
    }
  }
}

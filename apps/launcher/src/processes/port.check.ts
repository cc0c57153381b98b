import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { LaunchError } from '../launch.error.js';

/** Listens for a moment and closes again. @returns the port, which the system chose when `port` is 0. */
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

/** Below the ports that systems hand out by themselves (Linux: from 32768, others: from 49152). */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_767;
const TRIES = 100;

/**
 * A port of the loopback interface that nobody uses now, nor takes by chance before somebody listens on it: every
 * connection of the machine takes a port of those that the system hands out.
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

/** @throws LaunchError that says what is wrong with the address and which variable to change. */
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
        throw new LaunchError(`HOST=${host} is no address of this machine; use 127.0.0.1 or 0.0.0.0.`);
      default:
        throw new LaunchError(`cannot listen on ${host}:${port}: ${message}`);
    }
  }
}

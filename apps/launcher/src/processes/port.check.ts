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

/** A port of the loopback interface that nobody uses now. */
export const findFreePort = (): Promise<number> => tryPort('127.0.0.1', 0);

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

import { chmodSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { HostAllowList } from '@capstan/platform-outbound';

const IDLE_TIMEOUT_MS = 60_000;

/**
 * The only network access of sandboxes: `CONNECT host:port` (RFC 9110, 9.3.6) to the configured registries. Listens
 * on a Unix socket, because sandboxes have no network.
 */
export class RegistryProxy {
  private readonly allowed: HostAllowList;

  /** @param hosts names, with `:port` unless it is 443. */
  constructor(hosts: readonly string[]) {
    this.allowed = new HostAllowList(hosts.map((host) => (/:\d+$/.test(host) ? host : `${host}:443`)));
  }

  /** Runs until the process exits. @param path of the socket. */
  async listen(path: string): Promise<void> {
    const server = createServer((_request, response) => {
      response.writeHead(405, { 'content-length': '0', connection: 'close' }).end();
    });
    server.on('connect', (request, client: Duplex, head: Buffer) =>
      this.open(request.url ?? '', client, head),
    );
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    // The user of a sandbox is arbitrary; only sandboxes see the folder of the socket.
    chmodSync(path, 0o666);
    server.unref();
  }

  private open(authority: string, client: Duplex, head: Buffer): void {
    client.on('error', () => client.destroy());
    const target = URL.canParse(`https://${authority}`) ? new URL(`https://${authority}`) : undefined;
    if (!target || !this.allowed.has(target)) {
      client.end(
        'HTTP/1.1 403 Not a registry that may be reached\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      );
      return;
    }
    const host = target.hostname.replaceAll(/^\[|\]$/g, '');
    const upstream: Socket = connect(Number(target.port || '443'), host, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    upstream.setTimeout(IDLE_TIMEOUT_MS, () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.once('close', () => upstream.destroy());
  }
}

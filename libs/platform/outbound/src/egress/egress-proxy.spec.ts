import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AddressResolver } from '../addresses/address-resolver.js';
import { faultOf } from '../fixtures/outbound-bench.js';
import { LoopbackServer } from '../fixtures/loopback-server.js';
import { FORBIDDEN_TARGETS } from './fixtures/forbidden-targets.js';
import { guardedConnector } from '../addresses/guarded-connector.js';
import { HostAllowList } from '../addresses/host-allow-list.js';
import { OwnPages } from '../own-pages.js';
import type { EgressPass } from './egress-pass.js';
import { EgressProxy } from './egress-proxy.js';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0).toReversed()) await close();
});

const NAMES: Readonly<Record<string, string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'metadata.google.internal': ['169.254.169.254'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
};
const resolveNames: AddressResolver = async (hostname) => {
  const addresses = NAMES[hostname];
  if (!addresses) throw new Error('ENOTFOUND');
  return addresses.map((address) => ({ address, family: net.isIP(address) }));
};

async function proxyFor(
  servers: LoopbackServer[],
  options: {
    allowHosts?: string[];
    resolve?: AddressResolver;
    maxBytes?: number;
    ownPages?: (url: URL) => boolean;
  } = {},
): Promise<{ proxy: EgressProxy; pass: EgressPass; overflowed: Promise<void> }> {
  const hosts = [...servers.map(({ hostPort }) => hostPort), ...(options.allowHosts ?? [])];
  const allowList = new HostAllowList(hosts);
  const connect = guardedConnector(options.resolve ?? resolveNames, allowList);
  const ownPages = new OwnPages();
  ownPages.add(options.ownPages ?? (() => false));
  const proxy = new EgressProxy({ connect, allowList, ownPages });
  closers.push(() => proxy.close());
  let onOverflow = (): void => {};
  const overflowed = new Promise<void>((resolve) => (onOverflow = resolve));
  const pass = await proxy.issue({ maxBytes: options.maxBytes ?? 1e9, onOverflow: () => onOverflow() });
  return { proxy, pass, overflowed };
}

async function serve(...args: Parameters<typeof LoopbackServer.http>): Promise<LoopbackServer> {
  const server = await LoopbackServer.http(...args);
  closers.push(() => server.stop());
  return server;
}

const authorization = ({ username, password }: { username: string; password: string }): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Requests an absolute URL, as a browser requests it from its proxy. */
function ask(
  pass: Pick<EgressPass, 'proxyUrl' | 'username' | 'password'>,
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(pass.proxyUrl);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        hostname,
        port,
        path: url,
        method: options.method ?? 'GET',
        headers: { host: 'x', 'proxy-authorization': authorization(pass), ...options.headers },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.once('error', reject);
    request.end(options.body);
  });
}

/** Opens a tunnel; the socket is usable when the status is 200. */
function tunnel(
  pass: Pick<EgressPass, 'proxyUrl' | 'username' | 'password'>,
  target: string,
): Promise<{ status: number; headers: IncomingMessage['headers']; socket: net.Socket }> {
  const { hostname, port } = new URL(pass.proxyUrl);
  return new Promise((resolve, reject) => {
    const headers = { 'proxy-authorization': authorization(pass) };
    const request = httpRequest({ hostname, port, method: 'CONNECT', path: target, headers, agent: false });
    request.once('error', reject);
    request.once('connect', ({ statusCode, headers }, socket) => {
      socket.on('error', () => {});
      closers.push(async () => void socket.destroy());
      resolve({ status: statusCode ?? 0, headers, socket: socket });
    });
    request.end();
  });
}

describe('the proxy', () => {
  it('forwards a plain request and its response', async () => {
    const server = await serve((request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.writeHead(201, { 'x-method': request.method });
      request.pipe(response);
    });
    const { pass } = await proxyFor([server]);
    const answer = await ask(pass, `${server.origin}/path?q`, { method: 'POST', body: 'hello' });
    expect(answer).toMatchObject({ status: 201, body: 'hello' });
    expect(answer.headers).toMatchObject({ 'x-method': 'POST', 'set-cookie': ['a=1', 'b=2'] });
    expect(pass.faultOf(new URL(server.origin))).toBeUndefined();
  });

  it('does not forward hop-by-hop headers, such as its credentials', async () => {
    let seen: NodeJS.Dict<string | string[]> = {};
    const server = await serve((request, response) => {
      seen = request.headers;
      response.writeHead(200, { connection: 'x-hop', 'x-hop': '1', 'x-kept': '1' }).end();
    });
    const { pass } = await proxyFor([server]);
    const headers = { connection: 'x-mine', 'x-mine': '1', 'proxy-connection': 'keep-alive', 'x-other': '1' };
    const answer = await ask(pass, server.origin, { headers });
    expect(seen).toMatchObject({ host: server.hostPort, 'x-other': '1' });
    expect(Object.keys(seen)).not.toContain('proxy-authorization');
    expect(Object.keys(seen)).not.toContain('proxy-connection');
    expect(Object.keys(seen)).not.toContain('x-mine');
    expect(Object.keys(answer.headers)).not.toContain('x-hop');
    expect(answer.headers['x-kept']).toBe('1');
  });

  it('connects both ends of a tunnel', async () => {
    const server = await LoopbackServer.raw((socket) => socket.write('pong'));
    closers.push(() => server.stop());
    const { pass } = await proxyFor([server]);
    const { status, socket } = await tunnel(pass, server.hostPort);
    expect(status).toBe(200);
    socket.write('ping');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toBe('pong');
    expect(pass.receivedBytes).toBe(4);
    socket.destroy();
    await server.allClosed();
  });

  it('does not follow redirects, so that each is a new request', async () => {
    const server = await serve((_, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    const { pass } = await proxyFor([server]);
    expect((await ask(pass, server.origin)).status).toBe(302);
    expect((await ask(pass, 'http://127.0.0.1:1/')).status).toBe(403);
  });
});

describe("the service's own pages", () => {
  it('are reached at a private address with GET, and nothing else of their host is', async () => {
    const asked: string[] = [];
    const server = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end('a preview');
    });
    const own = `http://127.0.0.1:${server.port}/p/token/`;
    const { pass } = await proxyFor([], { ownPages: ({ href }) => href.startsWith(own) });
    expect(await ask(pass, `${own}style.css`)).toMatchObject({ status: 200, body: 'a preview' });
    for (const [url, method] of [
      [own, 'POST'],
      [own, 'HEAD'],
      [`${own}../../v1/credits`, 'GET'],
      [`${own}%2e%2e/%2e%2e/v1/credits`, 'GET'],
      [own.replace('/p/token/', '/v1/credits?/p/token/'), 'GET'],
      [own.replace('127.0.0.1', 'localhost'), 'GET'],
    ] as const) {
      expect((await ask(pass, url, { method })).status).toBe(403);
    }
    expect((await tunnel(pass, `127.0.0.1:${server.port}`)).status).toBe(403);
    expect(asked).toEqual(['GET /p/token/style.css']);
  });
});

describe('authentication', () => {
  it.each<[string, (pass: EgressPass) => Record<string, string>]>([
    ['without credentials', () => ({ 'proxy-authorization': '' })],
    ['with a wrong password', ({ username }) => basic(username, 'wrong')],
    ['with an unknown name', ({ password }) => basic('unknown', password)],
    ['with another scheme', () => ({ 'proxy-authorization': 'Bearer x' })],
  ])('returns 407 %s', async (_, headers) => {
    const server = await serve((_, response) => response.end('secret'));
    const { pass } = await proxyFor([server]);
    const answer = await ask(pass, server.origin, { headers: headers(pass) });
    expect(answer.status).toBe(407);
    expect(answer.headers['proxy-authenticate']).toBe('Basic realm="egress"');
    const wrong = { proxyUrl: pass.proxyUrl, username: pass.username, password: 'wrong' };
    expect((await tunnel(wrong, server.hostPort)).status).toBe(407);
    expect(server.connections).toBe(0);
  });

  it('returns 407 for a closed pass, and closes its connections', async () => {
    const server = await LoopbackServer.raw(() => {});
    closers.push(() => server.stop());
    const { pass } = await proxyFor([server]);
    const { socket } = await tunnel(pass, server.hostPort);
    socket.write('x');
    const closed = closeOf(socket);
    pass.close();
    await closed;
    await server.allClosed();
    expect((await ask(pass, server.origin)).status).toBe(407);
  });

  it('returns 407 for passes from before a restart', async () => {
    const server = await LoopbackServer.raw(() => {});
    closers.push(() => server.stop());
    const { proxy, pass } = await proxyFor([server]);
    const { socket } = await tunnel(pass, server.hostPort);
    const closed = closeOf(socket);
    await proxy.close();
    await closed;
    await expect(ask(pass, server.origin)).rejects.toThrow('ECONNREFUSED');
  });
});

describe.each(FORBIDDEN_TARGETS)('a target that must not be reached: %s', (template) => {
  it('is rejected in requests and tunnels, without a connection and without an address in the response', async () => {
    const server = await serve((_, response) => response.end('secret'));
    const dial = vi.spyOn(net, 'connect');
    const { pass } = await proxyFor([]);
    const target = template.replaceAll('PORT', String(server.port));
    for (const { status, headers } of [await ask(pass, `http://${target}/`), await tunnel(pass, target)]) {
      expect(status).toBe(403);
      expect(headers['x-egress-fault']).toMatch(/refused_address|invalid_url/);
      expect(JSON.stringify(headers)).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
    }
    for (const { value } of dial.mock.results) {
      const socket = value as net.Socket;
      if (!socket.destroyed) await closeOf(socket);
    }
    expect(server.connections).toBe(0);
  });
});

describe('the reason of a rejection', () => {
  it('is recorded for the pass only, by host and port, until the host responds', async () => {
    let isUp = false;
    const resolve: AddressResolver = async () => [{ address: isUp ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    const server = await serve((_, response) => response.end('hello'));
    const url = new URL(`http://app.example:${server.port}/`);
    const { proxy, pass } = await proxyFor([], { resolve });
    const other = await proxy.issue({ maxBytes: 1e9 });
    expect((await ask(pass, url.href)).status).toBe(403);
    expect(pass.faultOf(url)).toMatchObject({ code: 'refused_address' });
    expect(pass.faultOf(new URL('http://app.example/'))).toBeUndefined();
    expect(other.faultOf(url)).toBeUndefined();

    isUp = true;
    const allowed = await proxyFor([], { resolve, allowHosts: [url.host] });
    allowed.pass.noteFault(url, await faultOf(Promise.reject(pass.faultOf(url))));
    expect((await ask(allowed.pass, url.href)).body).toBe('hello');
    expect(allowed.pass.faultOf(url)).toBeUndefined();
  });

  it.each<[string, number, string]>([
    ['http://no-such-name.example/', 502, 'dns'],
    ['http://127.0.0.1:9/', 502, 'connect'],
    ['http://example.org:25/', 403, 'invalid_url'],
    ['https://example.org/', 403, 'invalid_url'],
    ['ftp://example.org/', 403, 'invalid_url'],
    ['http://user:password@example.org/', 403, 'invalid_url'],
    ['/relative', 403, 'invalid_url'],
  ])('is reported for %s', async (url, status, code) => {
    const { pass } = await proxyFor([], { allowHosts: ['127.0.0.1:9'] });
    const answer = await ask(pass, url);
    expect([answer.status, answer.headers['x-egress-fault'], answer.body]).toEqual([status, code, '']);
  });

  it.each<[string, number, string]>([
    ['no-such-name.example:443', 502, 'dns'],
    ['127.0.0.1:9', 502, 'connect'],
    ['example.org:25', 403, 'invalid_url'],
    ['example.org', 403, 'invalid_url'],
    ['user@example.org:443', 403, 'invalid_url'],
    ['example.org:443/path', 403, 'invalid_url'],
  ])('is reported for a tunnel to %s', async (target, status, code) => {
    const { pass } = await proxyFor([], { allowHosts: ['127.0.0.1:9'] });
    const answer = await tunnel(pass, target);
    expect([answer.status, answer.headers['x-egress-fault']]).toEqual([status, code]);
  });
});

describe('a name that resolves to another address the second time', () => {
  it.each(['request', 'tunnel'] as const)(
    'is connected to by a %s at the address that was checked',
    async (by) => {
      const server = await serve((_, response) => response.end('hello'));
      const answers = ['93.184.215.14', '127.0.0.1'];
      const asked: string[] = [];
      const resolve: AddressResolver = async (hostname) => {
        asked.push(hostname);
        return [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
      };
      const { pass } = await proxyFor([], { resolve });
      const dialled: unknown[] = [];
      const connect = net.connect.bind(net);
      // Replaces the network: records the target of the socket, and connects to the loopback server.
      vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
        options.lookup?.(options.host ?? '', { all: true }, (error, addresses) =>
          dialled.push(error ?? addresses),
        );
        return connect({ host: '127.0.0.1', port: server.port });
      }) as typeof net.connect);
      const { status } =
        by === 'request'
          ? await ask(pass, 'http://rebind.example/')
          : await tunnel(pass, 'rebind.example:443');
      expect(status).toBe(200);
      expect(asked).toEqual(['rebind.example']);
      expect(dialled).toEqual([[{ address: '93.184.215.14', family: 4 }]]);
    },
  );
});

describe('the bytes of a pass', () => {
  it.each(['request', 'tunnel'] as const)(
    'are limited for a %s; all connections are closed beyond',
    async (by) => {
      const server = await serve((_, response) => void response.write(Buffer.alloc(100_000)));
      const { pass, overflowed } = await proxyFor([server], { maxBytes: 50_000 });
      if (by === 'request') await ask(pass, server.origin).catch(() => {});
      else {
        const { socket } = await tunnel(pass, server.hostPort);
        socket.resume();
        socket.write(`GET / HTTP/1.1\r\nHost: x\r\n\r\n`);
        await closeOf(socket);
      }
      await overflowed;
      await server.allClosed();
      await expect(ask(pass, server.origin)).rejects.toThrow(/hang up|ECONNRESET/);
    },
  );
});

/** Resolves when the socket has closed, with or without an error. */
function closeOf(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

function basic(username: string, password: string): Record<string, string> {
  return { 'proxy-authorization': authorization({ username, password }) };
}

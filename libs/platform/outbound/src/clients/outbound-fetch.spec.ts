import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { LoopbackServer } from '../fixtures/loopback-server.js';
import { OutboundFetch, type OutboundFetchLimits } from './outbound-fetch.js';

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of open.splice(0).toReversed()) await stop();
});

async function serve(...args: Parameters<typeof LoopbackServer.http>): Promise<LoopbackServer> {
  const server = await LoopbackServer.http(...args);
  open.push(() => server.stop());
  return server;
}

function outboundFetch(
  allowHosts: string[],
  limits: OutboundFetchLimits = {},
  resolve?: ConstructorParameters<typeof OutboundFetch>[2],
): OutboundFetch {
  const made = new OutboundFetch({ allowHosts, userAgent: 'Capstan/test' }, limits, resolve);
  open.push(() => made.close());
  return made;
}

const failing = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error,
  );

describe('OutboundFetch', () => {
  it('sends method, headers and body, and returns status, headers and body', async () => {
    const server = await serve((request, response) => {
      const chunks: Uint8Array[] = [];
      request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(201, { 'content-type': 'application/json', 'x-echo': 'yes' });
        response.end(
          JSON.stringify({
            method: request.method,
            key: request.headers['x-api-key'],
            agent: request.headers['user-agent'],
            length: request.headers['content-length'],
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
    });
    const { fetch } = outboundFetch([server.hostPort]);
    const response = await fetch(`${server.origin}/v1`, {
      method: 'POST',
      headers: { 'x-api-key': 'k', 'user-agent': 'a library' },
      body: 'question',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-echo')).toBe('yes');
    expect(await response.json()).toEqual({
      method: 'POST',
      key: 'k',
      agent: 'Capstan/test',
      length: '8',
      body: 'question',
    });
  });

  it('accepts a Request', async () => {
    const server = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const { fetch } = outboundFetch([server.hostPort]);
    const response = await fetch(new Request(`${server.origin}/x`, { method: 'DELETE' }));
    expect(await response.text()).toBe('DELETE /x');
  });

  it('streams a body while it is arriving', async () => {
    let held: ServerResponse | undefined;
    const server = await serve((_, response) => {
      held = response;
      response.write('first ');
    });
    const { fetch } = outboundFetch([server.hostPort]);
    const response = await fetch(server.origin);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('first ');
    held?.end('second');
    expect((await reader.read()).value).toBe('second');
    expect((await reader.read()).done).toBe(true);
  });

  it('keeps responses without a body as they are', async () => {
    const server = await serve((_, response) => response.writeHead(204).end());
    const response = await outboundFetch([server.hostPort]).fetch(server.origin);
    expect([response.status, response.body]).toEqual([204, null]);
  });

  it('rejects a non-public address, without connecting', async () => {
    const server = await serve((_, response) => response.end('secret'));
    const error = await failing(outboundFetch([]).fetch(server.origin));
    expect(error).toMatchObject({ name: 'OutboundError', code: 'refused_address' });
    expect((error as Error).message).not.toContain('127.0.0.1');
    expect(server.connections).toBe(0);
  });

  it('rejects a name that resolves to a non-public address', async () => {
    const server = await serve((_, response) => response.end('secret'));
    const { fetch } = outboundFetch([], {}, () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]));
    expect(await failing(fetch(`http://rebound.example:${server.port}/`))).toMatchObject({
      code: 'refused_address',
    });
    expect(server.connections).toBe(0);
  });

  it.each(['ftp://example.org/', 'http://user:pass@example.org/', '/relative', 'http://example.org:25/'])(
    'rejects %s',
    async (url) => {
      expect(await failing(outboundFetch([]).fetch(url))).toMatchObject({ code: 'invalid_url' });
    },
  );

  it.each([301, 302, 303, 307, 308])('does not follow a redirect by %i', async (status) => {
    const target = await serve((_, response) => response.end('key received'));
    const server = await serve((_, response) =>
      response.writeHead(status, { location: target.origin }).end(),
    );
    const { fetch } = outboundFetch([server.hostPort, target.hostPort]);
    expect(await failing(fetch(server.origin, { redirect: 'follow' }))).toMatchObject({
      name: 'OutboundError',
      code: 'too_many_redirects',
    });
    expect(target.connections).toBe(0);
  });

  it('aborts a body that exceeds the limit, and closes the connection', async () => {
    const server = await serve((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) continue;
        response.once('drain', more);
      };
      more();
    });
    const { fetch } = outboundFetch([server.hostPort], { maxBytes: 100_000 });
    const response = await fetch(server.origin);
    expect(await failing(response.arrayBuffer())).toMatchObject({
      name: 'OutboundError',
      code: 'too_large',
    });
    await server.allClosed();
  });

  it('applies the limit to the decompressed body', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000));
    const server = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const { fetch } = outboundFetch([server.hostPort], { maxBytes: 50_000 });
    const response = await fetch(server.origin);
    expect(await failing(response.text())).toMatchObject({ code: 'too_large' });
  });

  it('applies the timeout to a silent server', async () => {
    const server = await serve(() => {});
    const { fetch } = outboundFetch([server.hostPort], { timeoutMs: 40 });
    expect(await failing(fetch(server.origin))).toMatchObject({ name: 'OutboundError', code: 'timeout' });
    await server.allClosed();
  });

  it('applies the timeout to a body that stalls', async () => {
    const server = await serve((_, response) => void response.write('beginning'));
    const { fetch } = outboundFetch([server.hostPort], { timeoutMs: 200 });
    const whole = fetch(server.origin).then((response) => response.text());
    expect(await failing(whole)).toMatchObject({ name: 'OutboundError', code: 'timeout' });
    await server.allClosed();
  });

  it("rejects with the caller's abort reason, before and during the request", async () => {
    const gone = new Error('the caller left');
    const asked = new AbortController();
    const server = await serve(() => asked.abort(gone));
    const { fetch } = outboundFetch([server.hostPort]);
    expect(await failing(fetch(server.origin, { signal: AbortSignal.abort(gone) }))).toBe(gone);
    expect(server.connections).toBe(0);
    expect(await failing(fetch(server.origin, { signal: asked.signal }))).toBe(gone);
    await server.allClosed();
  });

  it('aborts the body when the caller aborts', async () => {
    const gone = new Error('the caller left');
    const controller = new AbortController();
    const server = await serve((_, response) => void response.write('beginning'));
    const { fetch } = outboundFetch([server.hostPort]);
    const response = await fetch(server.origin, { signal: controller.signal });
    const text = failing(response.text());
    controller.abort(gone);
    expect(await text).toBe(gone);
    await server.allClosed();
  });

  it('distinguishes a refused connection from other errors', async () => {
    const server = await LoopbackServer.http(() => {});
    const { hostPort, origin } = server;
    await server.stop();
    expect(await failing(outboundFetch([hostPort]).fetch(origin))).toMatchObject({ code: 'connect' });
  });

  it('close() aborts running requests', async () => {
    const asked = Promise.withResolvers<void>();
    const server = await serve(() => asked.resolve());
    const outbound = new OutboundFetch({ allowHosts: [server.hostPort], userAgent: 'Capstan/test' });
    const error = failing(outbound.fetch(server.origin));
    await asked.promise;
    await outbound.close();
    expect(await error).toMatchObject({ name: 'OutboundError' });
    await server.allClosed();
  });
});

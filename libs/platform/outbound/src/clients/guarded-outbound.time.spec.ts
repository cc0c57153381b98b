import { afterEach, describe, expect, it } from 'vitest';
import type { AddressResolver } from '../addresses/address-resolver.js';
import { codeOf, faultOf, gate, OutboundBench } from '../fixtures/outbound-bench.js';
import type { LoopbackServer } from '../fixtures/loopback-server.js';

const bench = new OutboundBench();
afterEach(() => bench.close());

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n';

/** Servers that stall at a stage. `reached` resolves when a request got there. */
const STAGES: Readonly<Record<string, () => Promise<{ server: LoopbackServer; reached: Promise<void> }>>> = {
  'before the headers': () => stalling(() => {}),
  'in slow headers': () =>
    stalling((write) => {
      write('HTTP/1.1 200 OK\r\n');
      every(() => write('X-More: yes\r\n'));
    }),
  'in a body that stalls': () => stalling((write) => write(`${HEAD}Content-Length: 100\r\n\r\nhello`)),
  'in a slow body': () =>
    stalling((write) => {
      write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
      every(() => write('1\r\nx\r\n'));
    }),
  'in a compressed body that stalls': () =>
    stalling((write) => write(`${HEAD}Content-Encoding: gzip\r\nContent-Length: 100\r\n\r\n\u001f`)),
};

const timers = new Set<NodeJS.Timeout>();
function every(step: () => void): void {
  timers.add(setInterval(step, 10));
}
afterEach(() => {
  for (const timer of timers) clearInterval(timer);
  timers.clear();
});

async function stalling(
  script: (write: (text: string) => void) => void,
): Promise<{ server: LoopbackServer; reached: Promise<void> }> {
  const gateway = gate();
  const server = await bench.serveRaw((socket) => {
    script((text) => void (socket.writable && socket.write(text, 'latin1')));
    gateway.open();
  });
  return { server, reached: gateway.opened };
}

/** Long enough for data on loopback to arrive. */
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

describe.each(Object.entries(STAGES))('a server that stalls %s', (_, start) => {
  it('is abandoned at the timeout, and the connection is closed', async () => {
    const { server } = await start();
    const fault = await faultOf(bench.client([server]).request({ url: server.origin, timeoutMs: 200 }));
    expect([fault.code, fault.message]).toEqual(['timeout', 'no complete response within 200 ms']);
    await server.allClosed();
  });

  it('is abandoned when the caller aborts, and the connection is closed', async () => {
    const { server, reached } = await start();
    const caller = new AbortController();
    const request = codeOf(bench.client([server]).request({ url: server.origin, signal: caller.signal }));
    await reached;
    await settle();
    caller.abort();
    expect(await request).toBe('aborted');
    await server.allClosed();
  });
});

describe('a caller who aborts', () => {
  it('sends nothing when already aborted', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const request = bench.client([server]).request({ url: server.origin, signal: AbortSignal.abort() });
    expect(await codeOf(request)).toBe('aborted');
    expect(server.connections).toBe(0);
  });

  it('rejects at once during name resolution, and does not connect later', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const asked = gate();
    const answered = gate();
    const slow: AddressResolver = async () => {
      asked.open();
      await answered.opened;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const client = bench.client([], { allowHosts: [`slow.example:${server.port}`] }, slow);
    const caller = new AbortController();
    const request = codeOf(
      client.request({ url: `http://slow.example:${server.port}/`, signal: caller.signal }),
    );
    await asked.opened;
    caller.abort();
    expect(await request).toBe('aborted');
    answered.open();
  });

  it('stops between two redirects', async () => {
    const caller = new AbortController();
    const server = await bench.serve((_, response) => {
      caller.abort();
      setTimeout(() => response.writeHead(302, { location: '/next' }).end(), 20);
    });
    const request = bench.client([server]).request({ url: server.origin, signal: caller.signal });
    expect(await codeOf(request)).toBe('aborted');
  });

  it('has no effect after the response', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const caller = new AbortController();
    const response = await bench.client([server]).request({ url: server.origin, signal: caller.signal });
    caller.abort();
    expect(response.text()).toBe('hello');
  });

  it('does not disturb others on the same host', async () => {
    const arrived = gate();
    let release = (): void => {};
    const server = await bench.serve((request, response) => {
      if (request.url === '/slow') return arrived.open();
      release = () => response.end('hello');
      return undefined;
    });
    const client = bench.client([server]);
    const caller = new AbortController();
    const leaving = codeOf(client.request({ url: `${server.origin}/slow`, signal: caller.signal }));
    const staying = client.request({ url: `${server.origin}/fine` });
    await arrived.opened;
    await settle();
    caller.abort();
    expect(await leaving).toBe('aborted');
    release();
    expect((await staying).text()).toBe('hello');
  });
});

describe('the timeout', () => {
  it('covers all redirects together', async () => {
    let hops = 0;
    const server = await bench.serve((_, response) => {
      hops += 1;
      setTimeout(() => response.writeHead(302, { location: `/${hops}` }).end(), 120);
    });
    const request = bench.client([server]).request({ url: server.origin, timeoutMs: 400, maxRedirects: 100 });
    expect(await codeOf(request)).toBe('timeout');
    expect(hops).toBeLessThan(10);
  });

  it('may be longer than a timer can be', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const request = { url: server.origin, timeoutMs: Number.MAX_SAFE_INTEGER };
    expect((await bench.client([server]).request(request)).text()).toBe('hello');
  });
});

describe('concurrent requests', () => {
  it('to a site that is scraped share six connections', async () => {
    let open = 0;
    let most = 0;
    const six = gate();
    const server = await bench.serve((request, response) => {
      if (request.url === '/robots.txt') {
        response.writeHead(404).end();
        return;
      }
      open += 1;
      most = Math.max(most, open);
      if (open === 6) six.open();
      // No response is sent before there are six; a seventh would arrive in the meantime.
      void six.opened.then(settle).then(() => {
        open -= 1;
        response.end('hello');
      });
    });
    const client = bench.client([server]);
    const requests = Array.from({ length: 24 }, (_, index) =>
      client.request({ url: `${server.origin}/${index}`, respectRobots: true }),
    );
    const texts = (await Promise.all(requests)).map((response) => response.text());
    expect(texts).toEqual(Array.from({ length: 24 }, () => 'hello'));
    expect(most).toBe(6);
  });

  it('to a provider reuse connections', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const client = bench.client([server]);
    for (let call = 0; call < 5; call += 1) await client.request({ url: server.origin });
    expect(server.connections).toBeLessThan(5);
  });
});

describe('close', () => {
  it('ends requests under way and their connections', async () => {
    const { server, reached } = await stalling(() => {});
    const client = bench.client([server]);
    const request = codeOf(client.request({ url: server.origin }));
    await reached;
    await client.onApplicationShutdown();
    expect(await request).toBe('aborted');
    await server.allClosed();
    expect(await codeOf(client.request({ url: server.origin }))).toBe('aborted');
  });
});

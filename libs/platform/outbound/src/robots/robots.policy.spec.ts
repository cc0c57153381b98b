import { afterEach, describe, expect, it } from 'vitest';
import { codeOf, gate, OutboundBench } from '../fixtures/outbound-bench.js';
import { OutboundError, type OutboundErrorCode } from '../errors/outbound.error.js';
import { ReceivedResponse } from '../requests/received-response.js';
import { RobotsPolicy } from './robots.policy.js';

const PAGE = new URL('https://site.example/private/page');
const FORBIDS = 'User-agent: *\nDisallow: /private/';

class ScriptedRobots {
  readonly asked: string[] = [];
  status = 200;
  text = FORBIDS;
  fault: OutboundErrorCode | undefined;
  now = 0;
  readonly policy = new RobotsPolicy(
    async (url) => {
      this.asked.push(url);
      if (this.fault) throw new OutboundError(this.fault, 'scripted');
      return new ReceivedResponse(url, this.status, {}, Buffer.from(this.text));
    },
    'Capstan',
    () => this.now,
  );

  async isAllowed(url: URL = PAGE): Promise<boolean> {
    const refusal: unknown = await this.policy.assertAllowed(url).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refusal === undefined) return true;
    if (refusal instanceof OutboundError && refusal.code === 'robots_disallowed') return false;
    throw refusal;
  }
}

describe('RobotsPolicy', () => {
  it('obeys the file of the origin, port included', async () => {
    const robots = new ScriptedRobots();
    expect(await robots.isAllowed(new URL('http://site.example:8080/private/x'))).toBe(false);
    expect(await robots.isAllowed(new URL('https://site.example/open'))).toBe(true);
    expect(robots.asked).toEqual(['http://site.example:8080/robots.txt', 'https://site.example/robots.txt']);
  });

  it('names the site that disallows', async () => {
    const { policy } = new ScriptedRobots();
    await expect(policy.assertAllowed(PAGE)).rejects.toThrow(
      'robots.txt of site.example does not allow Capstan to fetch this URL',
    );
  });

  it('always allows robots.txt itself', async () => {
    const robots = new ScriptedRobots();
    robots.text = 'User-agent: *\nDisallow: /';
    expect(await robots.isAllowed(new URL('https://site.example/robots.txt'))).toBe(true);
    expect(robots.asked).toEqual([]);
  });

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [410, true],
    [429, true],
    [304, true],
    [500, false],
    [503, false],
  ])('reads status %i as allowed: %s', async (status, allowed) => {
    const robots = new ScriptedRobots();
    robots.status = status;
    robots.text = status < 500 ? 'User-agent: *\nDisallow: /' : '';
    expect(await robots.isAllowed()).toBe(allowed);
  });

  it.each([
    ['dns', true],
    ['connect', true],
    ['refused_address', true],
    ['malformed', true],
    ['invalid_url', true],
    ['too_large', true],
    ['too_many_redirects', true],
    ['timeout', false],
  ] as const)('reads error %s as allowed: %s', async (fault, allowed) => {
    const robots = new ScriptedRobots();
    robots.fault = fault;
    expect(await robots.isAllowed()).toBe(allowed);
  });

  it('fetches once an hour', async () => {
    const robots = new ScriptedRobots();
    await robots.isAllowed();
    robots.now += 59 * 60_000;
    await robots.isAllowed();
    expect(robots.asked).toHaveLength(1);
    robots.now += 2 * 60_000;
    robots.text = '';
    expect(await robots.isAllowed()).toBe(true);
    expect(robots.asked).toHaveLength(2);
  });

  it('retries a failing site after a minute, and an unreachable one at once', async () => {
    const robots = new ScriptedRobots();
    robots.status = 503;
    expect(await robots.isAllowed()).toBe(false);
    robots.status = 404;
    robots.now += 50_000;
    expect(await robots.isAllowed()).toBe(false);
    robots.now += 20_000;
    expect(await robots.isAllowed()).toBe(true);
    const away = new ScriptedRobots();
    away.fault = 'connect';
    expect(await away.isAllowed()).toBe(true);
    away.fault = undefined;
    expect(await away.isAllowed()).toBe(false);
  });

  it('fetches once for concurrent checks', async () => {
    const robots = new ScriptedRobots();
    const answers = await Promise.all([robots.isAllowed(), robots.isAllowed(), robots.isAllowed()]);
    expect([answers, robots.asked.length]).toEqual([[false, false, false], 1]);
  });

  it('evicts the least recently used origins', async () => {
    const robots = new ScriptedRobots();
    const site = (index: number): URL => new URL(`https://site${index}.example/private/`);
    for (let index = 0; index <= 499; index += 1) await robots.isAllowed(site(index));
    await robots.isAllowed(site(0));
    await robots.isAllowed(site(500));
    expect(robots.asked).toHaveLength(501);
    await robots.isAllowed(site(0));
    expect(robots.asked).toHaveLength(501);
    await robots.isAllowed(site(1));
    expect(robots.asked).toHaveLength(502);
  });
});

describe('a page that a vendor will fetch', () => {
  const bench = new OutboundBench();
  afterEach(() => bench.close());

  it('is checked and not fetched', async () => {
    const asked: string[] = [];
    const server = await bench.serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end(FORBIDS);
    });
    const client = bench.client([server]);
    const page = `${server.origin}/private/page`;
    expect(await codeOf(client.assertRobotsAllow(page, {}))).toBe('robots_disallowed');
    await client.assertRobotsAllow(`${server.origin}/open`, {});
    expect(asked).toEqual(['GET /robots.txt']);
    await bench.client([server], { respectsRobots: false }).assertRobotsAllow(page, {});
    expect(asked).toHaveLength(1);
  });

  it('is allowed when robots.txt is unreachable', async () => {
    const client = bench.client([], {}, () => Promise.reject(new Error('ENOTFOUND')));
    await expect(client.assertRobotsAllow('http://nowhere.example/', {})).resolves.toBeUndefined();
  });

  it('times out, or is aborted, while robots.txt stalls', async () => {
    const reached = gate();
    const server = await bench.serve(() => reached.open());
    const client = bench.client([server]);
    expect(await codeOf(client.assertRobotsAllow(server.origin, { timeoutMs: 50 }))).toBe('timeout');
    const caller = new AbortController();
    const leaving = codeOf(client.assertRobotsAllow(server.origin, { signal: caller.signal }));
    await reached.opened;
    caller.abort();
    expect(await leaving).toBe('aborted');
  });
});

describe('a request that respects robots', () => {
  const bench = new OutboundBench();
  afterEach(() => bench.close());

  /** A site whose robots.txt is `robots`; records requested paths. */
  async function site(robots: string, asked: string[] = []) {
    return bench.serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      if (request.url === '/robots.txt') response.end(robots);
      else if (request.url === '/to-private') response.writeHead(302, { location: '/private/page' }).end();
      else response.end('page');
    });
  }

  it('is rejected before the page is fetched', async () => {
    const asked: string[] = [];
    const server = await site(FORBIDS, asked);
    const client = bench.client([server]);
    const request = { url: `${server.origin}/private/page`, respectRobots: true };
    expect(await codeOf(client.request(request))).toBe('robots_disallowed');
    expect(asked).toEqual(['GET /robots.txt']);
    expect((await client.request({ ...request, url: `${server.origin}/open` })).text()).toBe('page');
  });

  it('is rejected when it is redirected to a disallowed page', async () => {
    const asked: string[] = [];
    const server = await site(FORBIDS, asked);
    const request = { url: `${server.origin}/to-private`, respectRobots: true };
    expect(await codeOf(bench.client([server]).request(request))).toBe('robots_disallowed');
    expect(asked).toEqual(['GET /robots.txt', 'GET /to-private']);
  });

  it('checks the other site too when it is redirected there', async () => {
    const asked: string[] = [];
    const other = await site(FORBIDS, asked);
    const server = await bench.serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else response.writeHead(302, { location: `${other.origin}/private/page` }).end();
    });
    const request = { url: server.origin, respectRobots: true };
    expect(await codeOf(bench.client([server, other]).request(request))).toBe('robots_disallowed');
    expect(asked).toEqual(['GET /robots.txt']);
  });

  it('is not checked when the request or the operator disables it', async () => {
    const asked: string[] = [];
    const server = await site(FORBIDS, asked);
    const url = `${server.origin}/private/page`;
    expect((await bench.client([server]).request({ url })).text()).toBe('page');
    const careless = bench.client([server], { respectsRobots: false });
    expect((await careless.request({ url, respectRobots: true })).text()).toBe('page');
    expect(asked).toEqual(['GET /private/page', 'GET /private/page']);
  });

  it('reads the first half mebibyte of an endless robots.txt', async () => {
    const server = await bench.serve((request, response) => {
      if (request.url !== '/robots.txt') {
        response.end('page');
        return;
      }
      response.write(`${FORBIDS}\n`);
      const fill = (): void => {
        while (!response.destroyed && response.write('# more and more\n'.repeat(1000))) {
          // The socket accepts more data.
        }
      };
      response.on('drain', fill);
      fill();
    });
    const client = bench.client([server]);
    const ask = (path: string) => client.request({ url: server.origin + path, respectRobots: true });
    expect(await codeOf(ask('/private/page'))).toBe('robots_disallowed');
    expect((await ask('/open')).text()).toBe('page');
  });

  it('does not follow a robots.txt into a private network', async () => {
    const server = await bench.serve((request, response) => {
      if (request.url === '/robots.txt')
        response.writeHead(302, { location: 'http://10.0.0.1/robots.txt' }).end();
      else response.end('page');
    });
    const response = await bench.client([server]).request({ url: server.origin, respectRobots: true });
    expect(response.text()).toBe('page');
  });

  it('reports the error of the page, not of its robots.txt', async () => {
    const request = { url: 'http://nowhere.example/', respectRobots: true };
    const client = bench.client([], {}, () => Promise.reject(new Error('ENOTFOUND')));
    expect(await codeOf(client.request(request))).toBe('dns');
    expect(await codeOf(client.request({ ...request, url: 'http://127.0.0.1/' }))).toBe('refused_address');
  });

  it('times out, or is aborted, while robots.txt stalls', async () => {
    const reached = gate();
    const server = await bench.serve(() => reached.open());
    const client = bench.client([server]);
    const request = { url: server.origin, respectRobots: true };
    expect(await codeOf(client.request({ ...request, timeoutMs: 100 }))).toBe('timeout');
    const caller = new AbortController();
    const leaving = codeOf(client.request({ ...request, signal: caller.signal }));
    await reached.opened;
    caller.abort();
    expect(await leaving).toBe('aborted');
  });
});

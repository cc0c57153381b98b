import { afterEach, describe, expect, it } from 'vitest';
import { OutboundBench, codeOf, config } from '../fixtures/outbound-bench.js';
import type { LoopbackServer } from '../fixtures/loopback-server.js';
import type { OutboundConfig } from '../outbound.config.js';
import { Egress } from './egress.js';

const bench = new OutboundBench();
afterEach(() => bench.close());

const MEBIBYTE = 1024 * 1024;
const FORBIDS = 'User-agent: *\nDisallow: /private/\n';

function egressTo(server: LoopbackServer, changes: Partial<OutboundConfig> = {}): Egress {
  const settings = config({ allowHosts: [server.hostPort], ...changes });
  return new Egress(settings, bench.client([server], changes));
}

describe('Egress', () => {
  it('obeys a robots.txt that is longer than the limit', async () => {
    const server = await bench.serve((_, response) =>
      response.end(FORBIDS + '# more\n'.repeat((3 * MEBIBYTE) / 7)),
    );
    const egress = egressTo(server);
    expect(await codeOf(egress.assertRobotsAllow(new URL('/private/page', server.origin)))).toBe(
      'robots_disallowed',
    );
    await expect(egress.assertRobotsAllow(new URL('/open', server.origin))).resolves.toBeUndefined();
  });

  it('does not fetch robots.txt when the operator disabled it', async () => {
    const asked: (string | undefined)[] = [];
    const server = await bench.serve((request, response) => {
      asked.push(request.url);
      response.end(FORBIDS);
    });
    const egress = egressTo(server, { respectsRobots: false });
    await egress.assertRobotsAllow(new URL('/private/page', server.origin));
    expect(asked).toEqual([]);
  });

  it('lists the ports that the operator allowed', async () => {
    const server = await bench.serve((_, response) => response.end());
    const egress = new Egress(config({ allowHosts: ['a.example:6000', '[::1]:25'] }), bench.client([server]));
    expect(egress.allowedPorts).toEqual([6000, 25]);
    expect(() => egress.checkUrl('http://a.example:6000/')).not.toThrow();
    expect(() => egress.checkUrl('http://b.example:6000/')).toThrow('port 6000 is not allowed for HTTP');
  });
});

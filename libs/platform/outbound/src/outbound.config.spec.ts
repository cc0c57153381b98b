import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outboundConfig } from './outbound.config.js';

function read(env: Record<string, string>) {
  return outboundConfig.read(z.object(outboundConfig.shape).parse(env));
}

describe('outboundConfig', () => {
  it('allows no private host, sets a user agent and respects robots.txt by default', () => {
    const config = read({});
    expect(config).toMatchObject({ allowHosts: [], respectsRobots: true });
    expect(config.userAgent).toMatch(/^Capstan\/\d+\.\d+ \(.+\)$/);
  });

  it('parses a list of hosts', () => {
    const { allowHosts } = read({ OUTBOUND_ALLOW_HOSTS: 'localhost:8888, [::1]:8080,,searxng.internal:80' });
    expect(allowHosts).toEqual(['localhost:8888', '[::1]:8080', 'searxng.internal:80']);
  });

  it.each([
    'localhost',
    'http://localhost:80',
    'localhost:80/path',
    ':80',
    'localhost:99999',
    'a b:80',
    'u@h:80',
    '::1:80',
  ])('rejects %s as a host', (entry) => {
    expect(() => read({ OUTBOUND_ALLOW_HOSTS: entry })).toThrow('host:port');
  });

  it.each(['Capstan/1\r\nx: y', 'Käpstan/1'])(
    'rejects the user agent %j, which is not a valid header value',
    (name) => {
      expect(() => read({ OUTBOUND_USER_AGENT: name })).toThrow('printable ASCII');
    },
  );

  it('describes every variable', () => {
    const descriptions = Object.values(outboundConfig.shape).map((schema) => schema.description);
    expect(descriptions.every((text) => typeof text === 'string' && text.length > 20)).toBe(true);
  });
});

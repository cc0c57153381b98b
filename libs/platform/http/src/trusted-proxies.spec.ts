import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readTrustedProxies, trustOf } from './trusted-proxies.js';

/** Returns the caller's address as the API determines it, called from 127.0.0.1 with `forwardedFor`. */
async function addressSeen(setting: string, forwardedFor: string): Promise<string> {
  const app = fastify({ trustProxy: trustOf(readTrustedProxies(setting) ?? 0) });
  app.get('/', (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return body;
}

describe('TRUST_PROXY', () => {
  it.each([
    ['', 0],
    ['0', 0],
    [' 2 ', 2],
    ['10.0.0.0/8, 192.0.2.1,fd00::/8', ['10.0.0.0/8', '192.0.2.1', 'fd00::/8']],
  ])('reads %j', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies);
  });

  it.each([
    'true',
    'yes',
    '-1',
    '1.5',
    '99',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'proxy.test',
    '10.0.0.1,',
  ])('rejects %j', (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });

  it.each([
    ['0', '192.0.2.66, 198.51.100.7', '127.0.0.1'],
    ['1', '192.0.2.66, 198.51.100.7', '198.51.100.7'],
    ['2', '192.0.2.66, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
    ['127.0.0.1', '192.0.2.66, 198.51.100.7', '198.51.100.7'],
    ['127.0.0.0/8,10.0.0.0/8', '192.0.2.66, 198.51.100.7, 10.0.0.1', '198.51.100.7'],
    ['10.0.0.0/8', '192.0.2.66', '127.0.0.1'],
  ])('%s: a caller that sends or passes %s is %s', async (setting, forwardedFor, address) => {
    expect(await addressSeen(setting, forwardedFor)).toBe(address);
  });
});

import { describe, expect, it } from 'vitest';
import { IpAllowList, isIpRange } from './ip-allow-list.js';

describe('IpAllowList', () => {
  const list = new IpAllowList(['203.0.113.7', '10.0.0.0/8', '2001:db8::/32', '::ffff:192.0.2.0/120']);

  it.each([
    '203.0.113.7',
    '10.255.1.2',
    '::ffff:10.1.2.3',
    '2001:db8:1::5',
    '192.0.2.200',
    '::ffff:c000:201',
  ])('includes %s', (address) => {
    expect(list.includes(address)).toBe(true);
  });

  it.each([
    '203.0.113.8',
    '11.0.0.1',
    '2001:db9::1',
    '::1',
    '192.0.3.1',
    '',
    'localhost',
    '10.0.0.1 ',
    'unix:',
  ])('does not include %j', (address) => {
    expect(list.includes(address)).toBe(false);
  });

  it('covers ranges that are completely inside', () => {
    expect(list.covers('10.1.0.0/16')).toBe(true);
    expect(list.covers('10.0.0.0/8')).toBe(true);
    expect(list.covers('10.1.2.3')).toBe(true);
    expect(list.covers('::ffff:10.1.2.3')).toBe(true);
    expect(list.covers('2001:db8:5::/48')).toBe(true);
    expect(list.covers('10.0.0.0/7')).toBe(false);
    expect(list.covers('0.0.0.0/0')).toBe(false);
    expect(list.covers('203.0.113.0/24')).toBe(false);
    expect(list.covers('::/0')).toBe(false);
  });

  it.each([
    '10.1',
    '0x0a000001',
    '167772161',
    '010.0.0.1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
  ])('rejects %j as an entry', (entry) => {
    expect(isIpRange(entry)).toBe(false);
    expect(() => new IpAllowList([entry])).toThrow(/./);
  });
});

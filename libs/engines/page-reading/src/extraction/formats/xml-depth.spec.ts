import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './xml-depth.js';

describe('isDeeperThan', () => {
  it('counts open elements', () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE a><a><b x="1"/><c>t</c><c>t</c></a>';
    expect(isDeeperThan(xml, 2)).toBe(false);
    expect(isDeeperThan(xml, 1)).toBe(true);
  });

  it('ignores comments and CDATA', () => {
    expect(isDeeperThan(`<a><![CDATA[${'<b>'.repeat(9)}]]><!-- <c><c> --></a>`, 1)).toBe(false);
  });

  it('takes linear time', () => {
    expect(isDeeperThan('<a>'.repeat(500_000), 100)).toBe(true);
    expect(isDeeperThan('<a/>'.repeat(500_000), 100)).toBe(false);
    expect(isDeeperThan('<!--'.repeat(500_000), 100)).toBe(false);
  });
});

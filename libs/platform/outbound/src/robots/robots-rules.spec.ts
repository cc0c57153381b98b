import { describe, expect, it } from 'vitest';
import { parseRobots } from './robots-rules.js';

const ORIGIN = 'https://site.example';

function allows(robots: string, path: string): boolean {
  return parseRobots(robots, `${ORIGIN}/robots.txt`, 'capstan')(new URL(path, ORIGIN));
}

describe('robots.txt', () => {
  it.each([
    ['an empty file', '', '/a', true],
    ['an HTML page', '<!doctype html><title>Not: found</title>', '/a', true],
    ['all forbidden', 'User-agent: *\nDisallow: /', '/a', false],
    ['nothing forbidden', 'User-agent: *\nDisallow:', '/a', true],
    ['a folder, inside', 'User-agent: *\nDisallow: /private/', '/private/x', false],
    ['a folder, outside', 'User-agent: *\nDisallow: /private/', '/privateer', true],
    ['the longest rule: allow', 'User-agent: *\nDisallow: /a\nAllow: /a/open', '/a/open/x', true],
    ['the longest rule: disallow', 'User-agent: *\nAllow: /a\nDisallow: /a/shut', '/a/shut/x', false],
    ['allow wins a tie', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['a wildcard', 'User-agent: *\nDisallow: /*.pdf', '/x/y.pdf?z', false],
    ['an end mark', 'User-agent: *\nDisallow: /*.pdf$', '/x/y.pdf?z', true],
    ['a query', 'User-agent: *\nDisallow: /*?print=', '/a?print=1', false],
    ['case of paths', 'User-agent: *\nDisallow: /A', '/a', true],
    ['case of keys and names', 'USER-AGENT: CAPSTAN\nDISALLOW: /a', '/a', false],
    [
      'our group over the general one',
      'User-agent: *\nDisallow: /\nUser-agent: capstan\nDisallow: /b',
      '/a',
      true,
    ],
    ['our group, with a version', 'User-agent: Capstan/2.0\nDisallow: /a', '/a', false],
    ['our empty group', 'User-agent: *\nDisallow: /\n\nUser-agent: capstan\nDisallow:', '/a', true],
    ['another robot', 'User-agent: otherbot\nDisallow: /', '/a', true],
    ['a name that only begins like ours', 'User-agent: capstan-news\nDisallow: /', '/a', true],
    [
      'several names for one group',
      'User-agent: x\nUser-agent: capstan\nUser-agent: y\nDisallow: /a',
      '/a',
      false,
    ],
    [
      'two groups for this service',
      'User-agent: capstan\nDisallow: /a\nUser-agent: x\nDisallow: /b\nUser-agent: capstan\nDisallow: /c',
      '/c',
      false,
    ],
    [
      'rules of the group between them',
      'User-agent: capstan\nDisallow: /a\nUser-agent: x\nDisallow: /b\nUser-agent: capstan\nDisallow: /c',
      '/b',
      true,
    ],
    ['comments', '# all\nUser-agent: * # everyone\nDisallow: /a # not this', '/a', false],
    ['Windows line ends', 'User-agent: *\r\nDisallow: /a\r\n', '/a', false],
    [
      'other lines inside a group',
      'User-agent: *\nCrawl-delay: 5\nSitemap: https://site.example/s.xml\nDisallow: /a',
      '/a',
      false,
    ],
    ['rules before any group', 'Disallow: /\nUser-agent: x\nDisallow: /', '/a', true],
    ['umlauts', 'User-agent: *\nDisallow: /über', '/%C3%BCber/uns', false],
    ['a name from the prototype', 'User-agent: constructor\nUser-agent: __proto__\nDisallow: /', '/a', true],
  ])('follows RFC 9309: %s', (_, robots, path, expected) => {
    expect(allows(robots, path)).toBe(expected);
  });

  it('is bounded in cost, also for hostile files', () => {
    const agents = Array.from({ length: 15_000 }, (_, index) => `User-agent: x${index}`).join('\n');
    const rules = Array.from({ length: 30_000 }, (_, index) => `Allow: /${index}`).join('\n');
    expect(allows(`${agents}\nUser-agent: capstan\n${rules}`, '/a')).toBe(true);
    const same = 'User-agent: capstan\n'.repeat(15_000);
    expect(allows(`${same}${rules}\nDisallow: /`, '/a')).toBe(true);
    const wild = `User-agent: *\n${`Disallow: /${'*a'.repeat(500)}b\n`.repeat(500)}`;
    expect(allows(wild, `/${'a'.repeat(8000)}`)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { absolute, baseOf, collectLinks } from './links.js';

const PAGE = 'https://a.example/dir/page?q=1';

describe('collectLinks', () => {
  it('makes links absolute and unique, without fragment links and other schemes', () => {
    const anchors = [
      { href: 'next', text: '' },
      { href: '/dir/next#part', text: 'Next' },
      { href: '#top', text: 'Top' },
      { href: '?q=1#notes', text: 'Notes' },
      { href: 'mailto:a@b.example', text: 'Mail' },
      { href: 'javascript:void(0)', text: 'Run' },
      { href: 'data:text/html,x', text: 'Data' },
      { href: 'http://[broken', text: 'Broken' },
      { href: '//b.example/x', text: 'Other' },
      { href: 'https://app.example/#/inbox', text: 'Inbox' },
    ];
    expect(collectLinks(anchors, PAGE, PAGE)).toEqual([
      { url: 'https://a.example/dir/next', text: 'Next' },
      { url: 'https://b.example/x', text: 'Other' },
      { url: 'https://app.example/#/inbox', text: 'Inbox' },
    ]);
  });

  it('stops at a thousand', () => {
    const anchors = Array.from({ length: 2_000 }, (_, i) => ({ href: `/p/${i}`, text: '' }));
    expect(collectLinks(anchors, PAGE, PAGE)).toHaveLength(1_000);
  });
});

describe('baseOf', () => {
  it('uses a valid <base>', () => {
    expect(baseOf(PAGE, '/docs/')).toBe('https://a.example/docs/');
    expect(baseOf(PAGE, 'javascript:alert(1)')).toBe(PAGE);
    expect(baseOf(PAGE, null)).toBe(PAGE);
  });
});

describe('absolute', () => {
  it('rejects very long URLs', () => {
    expect(absolute(`/${'a'.repeat(5_000)}`, PAGE)).toBeNull();
  });
});

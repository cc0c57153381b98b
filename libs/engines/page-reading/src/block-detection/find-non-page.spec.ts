import { describe, expect, it } from 'vitest';
import { findNonPage } from './find-non-page.js';
import type { PageShape } from './page-shape.js';

const shape = (over: Partial<PageShape>): PageShape => ({
  title: 'A page',
  headings: ['A page'],
  visibleText: 'Text that says something.',
  visibleChars: 2_000,
  contentChars: 1_800,
  scripts: 3,
  noscriptText: '',
  hasPasswordField: false,
  hasAppRoot: false,
  frames: [],
  jsonLd: [],
  html: '',
  url: 'https://a.example/page',
  requestedUrl: 'https://a.example/page',
  isRendered: false,
  ...over,
});

describe('findNonPage', () => {
  it.each<[string, RegExp, Partial<PageShape>]>([
    ['a consent form', /consent/, { url: 'https://consent.a.example/?to=x' }],
    ['a login form', /log in/, { hasPasswordField: true, contentChars: 90, title: 'Sign in to continue' }],
    [
      'a login form in German',
      /log in/,
      { hasPasswordField: true, contentChars: 90, headings: ['Bitte anmelden'] },
    ],
    [
      'a frameset',
      /frames.*https:\/\/a\.example\/left/,
      { frames: ['https://a.example/left'], visibleChars: 0 },
    ],
    ['a shell', /JavaScript/, { visibleChars: 12, hasAppRoot: true }],
    [
      'a shell with a hint',
      /JavaScript/,
      { visibleChars: 120, noscriptText: 'You need to enable JavaScript to run this app.' },
    ],
    [
      'a page that asks for JavaScript',
      /JavaScript/,
      { visibleChars: 90, visibleText: 'Please enable JavaScript to view this site.' },
    ],
    ['a soft 404 by title', /not found/, { title: '404 Not Found', contentChars: 90 }],
    ['a soft 404 by heading', /not found/, { headings: ['We could not find that page'], contentChars: 90 }],
    ['a soft 404 in French', /not found/, { title: 'Page introuvable', contentChars: 90 }],
    ['nothing at all', /no text/, { visibleChars: 0, scripts: 0 }],
  ])('detects %s', (_, detail, over) => {
    expect(findNonPage(shape(over))?.detail).toMatch(detail);
  });

  it.each<[string, Partial<PageShape>]>([
    ['an ordinary page', {}],
    [
      'a very short page without scripts',
      { visibleChars: 11, contentChars: 11, scripts: 0, visibleText: 'Hello world' },
    ],
    [
      'an article behind which there is a login form',
      { hasPasswordField: true, title: 'Log in to your life' },
    ],
    [
      'a shop with an account form',
      { hasPasswordField: true, contentChars: 400, title: 'Boats', headings: ['Boats'] },
    ],
    ['an article on 404', { title: 'HTTP 404 - Wikipedia', contentChars: 9_000 }],
    ['a short note with a number', { title: '404 boats were built here', contentChars: 300 }],
    ['a server-rendered application', { hasAppRoot: true }],
    ['a redirect to another host', { url: 'https://www.a.example/page' }],
  ])('accepts %s', (_, over) => {
    expect(findNonPage(shape(over))).toBeUndefined();
  });
});

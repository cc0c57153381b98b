import { InvalidUrlError, ProviderFailure } from '@capstan/kit';
import {
  indexAddressOf,
  type IndexedDocument,
  type LocalIndex,
  parseIndexAddress,
} from '@capstan/local-index';
import { Lexer, marked } from 'marked';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { ScrapeParams } from '../../scrape.params.js';
import { LocalIndexScrapeProvider } from './local-index.provider.js';

const context = { signal: new AbortController().signal, timeoutMs: 1234, requestId: 'r1' };
const params = (fields: Partial<ScrapeParams>): ScrapeParams => Object.assign(new ScrapeParams(), fields);

const FILE = 'index://manual/pump.html';
const document: IndexedDocument = {
  url: FILE,
  title: 'Pump',
  publishedAt: new Date('2026-05-04T00:00:00Z'),
  language: 'en',
  collection: 'manual',
  sourceType: 'web',
  parts: [
    { kind: 'heading', level: 1, text: 'Pump <G2>' },
    { kind: 'line', text: '1. Rinse *both* [filters](x) & the_seal_, <b>then</b> dry.' },
    { kind: 'line', text: '# no heading' },
    {
      kind: 'table',
      header: ['Model', 'Flow'],
      rows: [
        ['G1|a', '12'],
        ['G2', '20'],
      ],
    },
    { kind: 'table', header: ['', ''], rows: [['Voltage', '230 V']] },
  ],
};

const setUp = (answer: (url: string) => Promise<IndexedDocument | null>) => {
  const asked: [string, number][] = [];
  const index: Pick<LocalIndex, 'read'> = {
    read: (url, timeoutMs) => {
      asked.push([url, timeoutMs]);
      return answer(url);
    },
  };
  return { asked, provider: new LocalIndexScrapeProvider(index as LocalIndex) };
};
const holding = (held: IndexedDocument) =>
  setUp((url) => {
    const named = parseIndexAddress(url);
    return Promise.resolve((named ? indexAddressOf(named) : url) === held.url ? held : null);
  });

describe('LocalIndexScrapeProvider', () => {
  it('returns a document in the requested formats', async () => {
    const { provider, asked } = holding(document);
    const result = await provider.call(
      params({ url: FILE, formats: ['text', 'links', 'metadata'] }),
      context,
    );
    expect(result).toEqual({
      url: FILE,
      final_url: FILE,
      status_code: 200,
      title: 'Pump',
      markdown: null,
      text: [
        'Pump <G2>',
        '1. Rinse *both* [filters](x) & the_seal_, <b>then</b> dry.',
        '# no heading',
        'Model | Flow',
        'G1|a | 12',
        'G2 | 20',
        'Voltage | 230 V',
      ].join('\n'),
      html: null,
      links: [],
      metadata: expect.objectContaining({
        title: 'Pump',
        language: 'en',
        published_at: '2026-05-04T00:00:00.000Z',
        canonical_url: null,
        content_type: null,
      }),
    });
    expect(asked).toEqual([[FILE, 1234]]);
  });

  it('escapes Markdown syntax', async () => {
    const { provider } = holding(document);
    const { markdown } = await provider.call(params({ url: FILE }), context);
    const tokens = Lexer.lex(markdown!).filter(({ type }) => type !== 'space');
    expect(tokens.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'table', 'table']);
    const html = await marked(markdown!);
    expect(html).toContain('1. Rinse *both* [filters](x) &amp; the_seal_, &lt;b&gt;then&lt;/b&gt; dry.');
    expect(html).toContain('<td>G1|a</td>');
    expect(html).toMatch(/<h1[^>]*>Pump &lt;G2&gt;<\/h1>/);
  });

  it('returns HTML without active content', async () => {
    const { provider } = holding({
      ...document,
      parts: [{ kind: 'line', text: '<script>alert(1)</script> &amp; <img src=x onerror=y>' }],
    });
    const { html } = await provider.call(params({ url: FILE, formats: ['html'] }), context);
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &lt;img src=x onerror=y&gt;</p>');
  });

  it.each(['index://manual/%70ump.html', 'index://manual/x/../pump.html#care', ' INDEX://manual/pump.html'])(
    'finds it by %s',
    async (url) => {
      const { provider } = holding(document);
      expect(await provider.call(params({ url }), context)).toMatchObject({ url, final_url: FILE });
    },
  );

  it.each([
    'index://etc/passwd',
    'index://manual/../../etc/passwd',
    'index://manual/%2e%2e/%2e%2e/etc/passwd',
    'index://manual/..%2f..%2fetc%2fpasswd',
    'index://manual/',
    'index://other/pump.html',
    'index://manual/pump.html%00',
    'index:pump.html',
    'file:///srv/manual/pump.html',
    'file:///etc/passwd',
  ])('rejects %s, whether the file exists or not', async (url) => {
    const { provider } = holding(document);
    await expect(provider.call(params({ url }), context)).rejects.toThrow(InvalidUrlError);
  });

  it('reads indexed pages too; others yield no result', async () => {
    const url = 'https://docs.example/care';
    const { provider } = holding({ ...document, url });
    expect(await provider.call(params({ url: `${url}#top` }), context)).toMatchObject({ final_url: url });
    const failure: unknown = await provider
      .call(params({ url: 'https://docs.example/other' }), context)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderFailure);
    expect(failure).toMatchObject({ outcome: 'upstream_error', isTarget: true, isFinal: false });
  });

  it('always serves documents of folders, and pages only if a copy suffices', () => {
    const { provider } = holding(document);
    const url = 'https://docs.example/care';
    expect(provider.supports(params({ url }))).toBe(true);
    expect(provider.supports(params({ url, mode: 'fetch' }))).toBe(false);
    expect(provider.supports(params({ url, mode: 'browser' }))).toBe(false);
    expect(provider.supports(params({ url, wait_for: '#x' }))).toBe(false);
    expect(provider.supports(params({ url: FILE, mode: 'browser' }))).toBe(true);
  });

  it('respects max_bytes', async () => {
    const { provider } = holding({ ...document, parts: [{ kind: 'line', text: 'ü'.repeat(1000) }] });
    await expect(provider.call(params({ url: FILE, max_bytes: 1024 }), context)).rejects.toMatchObject({
      outcome: 'blocked',
      isFinal: true,
    });
  });

  it('classifies PostgreSQL errors', async () => {
    const cause = Object.assign(new Error('driver'), { code: '57014' });
    const { provider } = setUp(() => Promise.reject(new QueryFailedError('SELECT', [], cause)));
    await expect(provider.call(params({ url: FILE }), context)).rejects.toMatchObject({ outcome: 'timeout' });
  });
});

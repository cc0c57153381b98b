import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentKind, ExtractedPage } from '../../page/page.js';
import { extractText } from './extract-text.js';

function read(kind: ContentKind, body: string, mediaType: string | null = null): ExtractedPage {
  const extraction = extractText(
    {
      kind,
      url: 'https://a.example/file',
      requestedUrl: 'https://a.example/file',
      mediaType,
      headers: {},
      body,
      formats: ['markdown', 'text', 'html', 'links', 'metadata'],
    },
    body,
  );
  if (extraction.outcome !== 'page') throw new Error(`no page: ${JSON.stringify(extraction)}`);
  return extraction.page;
}

describe('extractText', () => {
  it('keeps plain text and Markdown unchanged', () => {
    expect(read('text', 'one\r\ntwo\n').markdown).toBe('one\ntwo');
    expect(read('markdown', 'intro\n\n# Title #\n\nbody')).toMatchObject({
      title: 'Title',
      text: 'intro\n\n# Title #\n\nbody',
    });
  });

  it('fences source code with a fence that the code cannot close', () => {
    expect(read('text', 'x = `````\n', 'text/x-python').markdown).toBe('``````\nx = `````\n``````');
  });

  it('formats JSON, and keeps invalid JSON unchanged', () => {
    expect(read('json', '{"a":[1,2]}').text).toBe('{\n  "a": [\n    1,\n    2\n  ]\n}');
    expect(read('json', '{"a":1}\n{"a":2}').markdown).toContain('{"a":1}\n{"a":2}');
  });

  it('lists the entries of a feed', () => {
    const page = read('xml', readFileSync(join(import.meta.dirname, '../../fixtures/feed.xml'), 'utf8'));
    expect(page.title).toBe('Notices to mariners');
    expect(page.markdown).toContain('## [Buoy 7 adrift](https://port.example/n/7)\n\n2026-03-03T08:00:00Z');
    expect(page.markdown).toContain('## [Bridge closed](https://a.example/n/8)');
    expect(page.markdown).not.toContain('<b>');
  });

  it('fences other XML', () => {
    expect(read('xml', '<a><b/></a>').markdown).toBe('```xml\n<a><b/></a>\n```');
  });

  it('finds URLs in text and escapes the HTML form', () => {
    const page = read('text', 'see https://b.example/x. <script>alert(1)</script>');
    expect(page.links).toEqual([{ url: 'https://b.example/x', text: '' }]);
    expect(page.html).toBe('<pre>see https://b.example/x. &lt;script&gt;alert(1)&lt;/script&gt;</pre>');
  });

  it('rejects an empty file', () => {
    const job = {
      kind: 'text' as const,
      url: 'https://a.example/',
      requestedUrl: 'https://a.example/',
      mediaType: null,
      headers: {},
      body: '',
      formats: ['text' as const],
    };
    expect(extractText(job, ' \n ')).toMatchObject({ outcome: 'blocked' });
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ErrorDocuments } from './error-documents.js';
import { parseErrorPage } from './error-page.js';
import { errorsFolder, readErrorPages } from './read-error-pages.js';

const HEAD = [
  'title: Too <much>',
  'status: 429',
  'category: transient',
  'retriable: true',
  'summary: Why: much.',
];
const text = (head: readonly string[]): string =>
  `---\n${head.join('\n')}\n---\n\n# Too <much>\n\nSee [other](other-one.md) at http://127.0.0.1:3000/v1.\n`;

describe('parseErrorPage', () => {
  it('parses front matter and text', () => {
    expect(parseErrorPage('too-much', text(HEAD))).toMatchObject({
      slug: 'too-much',
      title: 'Too <much>',
      status: 429,
      category: 'transient',
      isRetriable: true,
      summary: 'Why: much.',
    });
  });

  it('reports what a page lacks', () => {
    expect(() => parseErrorPage('x', text(HEAD.slice(0, 3)))).toThrow(
      'docs/errors/x.md lacks retriable, summary',
    );
    expect(() => parseErrorPage('x', '# No front matter\n')).toThrow('front matter');
  });
});

describe('readErrorPages', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'capstan-pages-'));
    mkdirSync(join(root, 'docs', 'errors'), { recursive: true });
    mkdirSync(join(root, 'dist', 'libs', 'features', 'discovery', 'src', 'errors'), { recursive: true });
    writeFileSync(join(root, 'docs', 'errors', 'too-much.md'), text(HEAD));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds the pages from the sources and from the build output', () => {
    const pages = join(root, 'docs', 'errors');
    expect(errorsFolder(join(root, 'libs', 'features', 'discovery'))).toBe(pages);
    expect(errorsFolder(join(root, 'dist', 'libs', 'features', 'discovery', 'src', 'errors'))).toBe(pages);
    expect(() => errorsFolder('/')).toThrow('docs/errors');
  });

  it('replaces the address of the service in examples and links', () => {
    const [page] = readErrorPages('https://capstan.test', join(root, 'docs', 'errors'));
    expect(page?.markdown).toContain(
      'See [other](https://capstan.test/errors/other-one) at https://capstan.test/v1.',
    );
  });
});

describe('ErrorDocuments', () => {
  const documents = new ErrorDocuments([parseErrorPage('too-much', text(HEAD))], 'https://capstan.test/base');
  const read = (type: string): string => documents.get('too-much')?.get(type)?.body.toString() ?? '';

  it('renders a page with its facts, escaped', () => {
    const html = read('text/html');
    expect(html).toContain('<title>Too &lt;much&gt; (too-much)');
    expect(html).toContain('HTTP 429');
    expect(html).toContain('href="/base/errors"');
    expect(html).not.toContain('<script');
  });

  it('returns the Markdown with the facts below the heading', () => {
    expect(read('text/markdown')).toMatch(/^# Too <much>\n\n`HTTP 429` `transient` `retriable`\n/);
  });

  it('lists all pages', () => {
    const index = documents.index.get('text/markdown')?.body.toString();
    expect(index).toContain('| [too-much](/base/errors/too-much) | 429 | `transient` | yes | Why: much. |');
    expect(documents.get('other')).toBeUndefined();
  });

  it('allows only its own style in the content security policy', () => {
    const policy = documents.get('too-much')?.get('text/html')?.headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).not.toContain('unsafe');
  });
});

import { type Html, html, raw } from '@capstan/platform-http';
import { Marked } from 'marked';
import type { Variants } from '../serving/choose-document.js';
import { MARKDOWN_TYPE } from '../serving/media-types.js';
import { servedDocument } from '../serving/served-document.js';
import { htmlPage, pathPrefixOf } from '../serving/html-page.js';
import type { ErrorPage } from './error-page.js';

const VARY = { vary: 'Accept' };
const marked = new Marked({ gfm: true, async: false });

/** The pages behind the `type` of problems, and their index, as HTML and Markdown. */
export class ErrorDocuments {
  readonly index: Variants;
  private readonly bySlug: ReadonlyMap<string, Variants>;

  constructor(pages: readonly ErrorPage[], baseUrl: string) {
    this.bySlug = new Map(pages.map((page) => [page.slug, pageVariants(page, baseUrl)]));
    this.index = indexVariants(pages, baseUrl);
  }

  /** Undefined if the error does not exist. */
  get(slug: string): Variants | undefined {
    return this.bySlug.get(slug);
  }
}

function pageVariants(page: ErrorPage, baseUrl: string): Variants {
  const facts = [`HTTP ${page.status}`, page.category, page.isRetriable ? 'retriable' : 'not retriable'];
  const [heading = '', ...rest] = page.markdown.split('\n');
  return variants(
    `${heading}\n\n${facts.map((fact) => `\`${fact}\``).join(' ')}\n${rest.join('\n')}\n`,
    htmlPage(
      {
        title: `${page.title} (${page.slug}) – Capstan`,
        body: html`<ul class="facts"><li>HTTP ${page.status}</li><li><code>${page.category}</code></li><li class="${page.isRetriable ? 'good' : 'bad'}">${page.isRetriable ? 'retriable' : 'not retriable'}</li><li><code>${page.slug}</code></li></ul>
${render(page.markdown)}`,
        baseUrl,
      },
      VARY,
    ),
  );
}

function indexVariants(pages: readonly ErrorPage[], baseUrl: string): Variants {
  const rows = pages.map(
    ({ slug, status, category, isRetriable, summary }) =>
      `| [${slug}](${pathPrefixOf(baseUrl)}/errors/${slug}) | ${status} | \`${category}\` | ${isRetriable ? 'yes' : 'no'} | ${summary} |`,
  );
  const markdown = [
    '# Errors',
    '',
    'Every failure has a problem object in `error`. Its `type` is the address of one of these pages. Failed calls are free.',
    '',
    '| Error | Status | Category | Retry | Meaning |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return variants(markdown, htmlPage({ title: 'Errors – Capstan', body: render(markdown), baseUrl }, VARY));
}

const variants = (markdown: string, page: ReturnType<typeof htmlPage>): Variants =>
  new Map([
    ['text/html', page],
    ['text/markdown', servedDocument(markdown, MARKDOWN_TYPE, VARY)],
  ]);

/** The pages are part of the repository, so their HTML is trusted. */
const render = (markdown: string): Html => raw(marked.parse(markdown) as string);

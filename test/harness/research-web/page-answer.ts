import type { ServerResponse } from 'node:http';
import { pdfOf } from '@capstan/platform-testing';
import { sendHtml } from '../stand-in-web/exchange.js';
import { type WebPage, paragraphsOf } from './web-pages.js';

const PDF_LINE_WORDS = 11;

/** Sends a page as its site would: an article amid navigation, a figures page with its table, or a PDF. */
export function sendPage(response: ServerResponse, page: WebPage, further: readonly string[] = []): void {
  if (page.isPdf) {
    sendHtml(response, pdfOf([pdfText(page)]), { headers: { 'content-type': 'application/pdf' } });
  } else {
    sendHtml(response, htmlOf(page, further));
  }
}

/** @param further paragraphs by another author. */
function htmlOf(page: WebPage, further: readonly string[]): string {
  const { title, author, publishedAt, host } = page;
  const paragraphs = paragraphsOf(page).map(
    (text, index) => `${index === 1 ? '<h2>In detail</h2>' : ''}<p>${text}</p>`,
  );
  const statement = {
    '@context': 'https://schema.org',
    '@type': page.kind === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    datePublished: publishedAt,
    author: { '@type': 'Person', name: author },
  };
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title} | The ${host}</title>
<meta name="author" content="${author}">
<meta property="article:published_time" content="${publishedAt}">
<script type="application/ld+json">${JSON.stringify(statement)}</script></head>
<body>
<header><a href="/">The ${host}</a><nav><a href="/news">News</a> <a href="/about">About</a></nav></header>
<main><article>
<h1>${title}</h1>
<p class="byline">By <span rel="author">${author}</span>, <time datetime="${publishedAt}">${publishedAt}</time></p>
${paragraphs.join('\n')}
${page.hasTable ? tableOf(page) : ''}
${further.map((text) => `<p>${text}</p>`).join('\n')}
</article></main>
<footer><p>The ${host}. <a href="/privacy">Privacy</a></p></footer>
</body></html>`;
}

function tableOf({ topic: { table } }: WebPage): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<h2>Year by year</h2><table><caption>${table.caption}</caption>
<thead>${row(table.header, 'th')}</thead>
<tbody>${table.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

function pdfText(page: WebPage): string {
  const words = [page.title, ...paragraphsOf(page)].join('\n').split(' ');
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += PDF_LINE_WORDS) {
    lines.push(words.slice(at, at + PDF_LINE_WORDS).join(' '));
  }
  return lines.join('\n');
}

import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import type { Extraction, ExtractionJob } from '@capstan/page-reading';
import { compiled } from '../compiled.js';

// Not an export of the engine: the service runs it in reading threads only.
const { extractHtml } = await compiled<{
  extractHtml: (job: Omit<ExtractionJob, 'body'>, html: string) => Extraction;
}>('libs/engines/page-reading/src/extraction/extract-html.js');

/** The main content of a page; empty if it finds none. */
type Extract = (html: string, url: string) => Promise<string> | string;

export interface Contender {
  /** The output under test. */
  extract: Extract;
  /** The same content as text, for contenders that return text themselves. */
  asText?: Extract;
}

export const CONTENDERS = {
  service: {
    extract: (html, url) => serviceReads(html, url, ['markdown', 'metadata'])?.markdown ?? '',
    asText: (html, url) => serviceReads(html, url, ['text'])?.text ?? '',
  },
  readability: {
    extract: (html) => new Readability(parseHTML(html).document).parse()?.content ?? '',
  },
  defuddle: {
    extract: async (html, url) => (await Defuddle(parseHTML(html).document, url)).content,
  },
  body: {
    extract: (html) => {
      const { document } = parseHTML(html);
      for (const element of document.querySelectorAll('script, style, noscript, template')) element.remove();
      return document.body.innerHTML;
    },
  },
} satisfies Record<string, Contender>;

export type ContenderName = keyof typeof CONTENDERS;

function serviceReads(html: string, url: string, formats: ('text' | 'markdown' | 'metadata')[]) {
  const job = {
    kind: 'html',
    url,
    requestedUrl: url,
    mediaType: 'text/html',
    headers: {},
    body: html,
  } as const;
  const extraction = extractHtml({ ...job, formats }, html);
  return extraction.outcome === 'page' ? extraction.page : undefined;
}

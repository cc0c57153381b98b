import { fenced } from '../markdown/markdown-writer.js';
import { type ExtractedPage, type Extraction, type ExtractionJob, sparseMetadata } from '../../page/page.js';
import { collectLinks } from '../links.js';
import { feedMarkdown } from './feed.js';
import { addressesIn, preformatted } from './plain-source.js';

/** Reads text formats: plain text, Markdown, JSON, XML, source code. */
export function extractText(job: ExtractionJob, body: string): Extraction {
  const source = body.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (source.trim() === '') return { outcome: 'blocked', detail: 'the content is empty' };
  const { markdown, text, title } = read(job, source.trimEnd());
  const asked = new Set(job.formats);
  const page: ExtractedPage = {
    title,
    markdown: asked.has('markdown') ? markdown : null,
    text: asked.has('text') ? text : null,
    html: asked.has('html') ? preformatted(text) : null,
    links: asked.has('links') ? collectLinks(addressesIn(source), job.url, job.url) : null,
    metadata: asked.has('metadata') ? sparseMetadata(job.mediaType, { title }) : null,
  };
  return { outcome: 'page', page };
}

type Reading = { markdown: string; text: string; title: string | null };

function read(job: ExtractionJob, source: string): Reading {
  switch (job.kind) {
    case 'markdown': {
      const title =
        /^#\s+(.{1,300})$/m
          .exec(source)?.[1]
          ?.replace(/ #{1,20}$/, '')
          .trim() ?? null;
      return { markdown: source, text: source, title };
    }
    case 'json': {
      const text = prettyJson(source);
      return { markdown: fenced(text, 'json'), text, title: null };
    }
    case 'xml': {
      const feed = feedMarkdown(source, job.url);
      return feed
        ? { markdown: feed.markdown, text: feed.markdown, title: feed.title }
        : { markdown: fenced(source, 'xml'), text: source, title: null };
    }
    default:
      return { markdown: isProse(job) ? source : fenced(source, ''), text: source, title: null };
  }
}

/** Plain text can be used as Markdown; tables and source code need a code block to keep their columns. */
function isProse(job: ExtractionJob): boolean {
  return job.mediaType === null || job.mediaType === 'text/plain';
}

function prettyJson(source: string): string {
  try {
    return JSON.stringify(JSON.parse(source), null, 2);
  } catch {
    // JSON lines, JSON with comments, truncated JSON: still readable.
    return source;
  }
}

import { pageDate } from '../metadata/page-date.js';
import { type ExtractedPage, type Extraction, type ExtractionJob, sparseMetadata } from '../../page/page.js';
import { collectLinks } from '../links.js';
import { hasExcessiveStream } from '@capstan/parsing';
import { addressesIn, preformatted } from './plain-source.js';

const MAX_PAGES = 1_000;

/** A page with fewer characters is a scan with a stamp. */
const MIN_CHARS_PER_PAGE = 8;

/** Reads the text of a PDF by page. Pictures of text are not read. */
export async function extractPdf(job: ExtractionJob, bytes: Uint8Array): Promise<Extraction> {
  if (hasExcessiveStream(bytes)) {
    return { outcome: 'blocked', detail: 'the PDF decompresses to far more than a document holds' };
  }
  // Loaded with the first PDF: several megabytes of code that most threads never need.
  const { extractText, getDocumentProxy, getMeta } = await import('unpdf');
  let pages: string[];
  let info: Record<string, unknown>;
  try {
    const document = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false, maxImageSize: 1 });
    if (document.numPages > MAX_PAGES) {
      return { outcome: 'blocked', detail: `the PDF has ${document.numPages} pages, more than ${MAX_PAGES}` };
    }
    pages = (await extractText(document, { mergePages: false })).text;
    info = (await getMeta(document)).info as Record<string, unknown>;
  } catch (error) {
    return { outcome: 'blocked', detail: faultOf(error) };
  }
  const texts = pages.map(tidy);
  const chars = texts.reduce((sum, text) => sum + text.replace(/\s+/g, '').length, 0);
  if (chars < Math.max(1, texts.length * MIN_CHARS_PER_PAGE)) {
    return { outcome: 'blocked', detail: 'the PDF holds pictures of pages and no text (a scan)' };
  }
  return { outcome: 'page', page: pageOf(job, texts, info) };
}

function pageOf(job: ExtractionJob, texts: readonly string[], info: Record<string, unknown>): ExtractedPage {
  const filled = texts.filter((text) => text !== '');
  const title = stated(info['Title']);
  const asked = new Set(job.formats);
  return {
    title,
    markdown: asked.has('markdown') ? filled.join('\n\n---\n\n') : null,
    text: asked.has('text') ? filled.join('\n\n') : null,
    html: asked.has('html') ? filled.map(preformatted).join('\n') : null,
    links: asked.has('links') ? collectLinks(addressesIn(filled.join('\n')), job.url, job.url) : null,
    metadata: asked.has('metadata')
      ? sparseMetadata(job.mediaType, {
          title,
          author: stated(info['Author']),
          description: stated(info['Subject']),
          language: stated(info['Language']),
          published_at: pdfDate(info['CreationDate']),
        })
      : null,
  };
}

function faultOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException'
    ? 'the PDF is encrypted and asks for a password'
    : 'the PDF is broken and cannot be read';
}

/** Removes trailing white space and control characters of lines. */
function tidy(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- text of a PDF may contain them, and they are not text
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim()
  );
}

function stated(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 1_000) : null;
}

/** `D:20260314120000+01'00'` (ISO 32000-1, 7.9.4). */
function pdfDate(value: unknown): string | null {
  const match = /^D:(\d{4})(\d{2})?(\d{2})?(?:(\d{2})(\d{2})(\d{2})?)?(?:(Z)|([+-]\d{2})'?(\d{2})?)?/.exec(
    typeof value === 'string' ? value : '',
  );
  if (!match) return null;
  const [, year, month = '01', day = '01', hour, minute, second = '00', , zoneHours, zoneMinutes = '00'] =
    match;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return pageDate(date);
  return pageDate(`${date}T${hour}:${minute}:${second}${zoneHours ? `${zoneHours}:${zoneMinutes}` : 'Z'}`);
}

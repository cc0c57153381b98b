/** Extraction, as it runs in a reading thread. */
import { extractHtml } from './extract-html.js';
import { extractPdf } from './formats/extract-pdf.js';
import { extractText } from './formats/extract-text.js';
import type { Extraction, ExtractionJob } from '../page/page.js';

/**
 * Extracts one response. Synchronous work without a time limit of its own; ReadingThreads end it when it takes too
 * long.
 */
export async function extract(job: ExtractionJob): Promise<Extraction> {
  if (typeof job.body !== 'string') return extractPdf(job, job.body);
  return job.kind === 'html' ? extractHtml(job, job.body) : extractText(job, job.body);
}

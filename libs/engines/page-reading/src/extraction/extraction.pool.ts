import { Injectable } from '@nestjs/common';
import { ReadingThreads, defineReading } from '@capstan/platform-jobs';
import type { extract } from './extraction.reading.js';
import type { Extraction, ExtractionJob } from '../page/page.js';

const EXTRACT = defineReading<typeof extract>(import.meta.url, './extraction.reading.js', 'extract');

/** Extracts in reading threads, so that no page can block the event loop or exhaust the heap of the service. */
@Injectable()
export class ExtractionPool {
  constructor(private readonly threads: ReadingThreads) {}

  /** @throws ThreadError when a limit is exceeded or `signal` aborts; the service is unaffected. */
  extract(job: ExtractionJob, signal: AbortSignal): Promise<Extraction> {
    return this.threads.run(EXTRACT, signal, job);
  }
}

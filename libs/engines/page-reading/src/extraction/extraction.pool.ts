import { Injectable } from '@nestjs/common';
import { ReadingThreads, defineReading } from '@capstan/platform-jobs';
import type { extract } from './extraction.reading.js';
import type { Extraction, ExtractionJob } from '../page/page.js';

const EXTRACT = defineReading<typeof extract>(import.meta.url, './extraction.reading.js', 'extract');

/** Extraction in reading threads, so that no page can stall the event loop or exhaust the heap of the service. */
@Injectable()
export class ExtractionPool {
  constructor(private readonly threads: ReadingThreads) {}

  /** @throws ThreadError when the limits end it or `signal` does; the service is unharmed either way. */
  extract(job: ExtractionJob, signal: AbortSignal): Promise<Extraction> {
    return this.threads.run(EXTRACT, signal, job);
  }
}

import { ReadingThreads, ThreadError, defineReading } from '@capstan/platform-jobs';
import type { ReadableDocument } from '../document.js';
import type { DocumentKind } from '../readers/document-kind.js';
import type { HtmlDocument } from '../readers/html-document.js';
import type { readDocument, readSource } from '../readers/read-document.reading.js';

const MODULE = '../readers/read-document.reading.js';
const FILE = defineReading<typeof readDocument>(import.meta.url, MODULE, 'readDocument');
const SOURCE = defineReading<typeof readSource>(import.meta.url, MODULE, 'readSource');

/** An operator's own documents are large and worth the wait; one that never ends is passed over. */
const LIMITS = { timeMs: 120_000, memoryMb: 1_024, threads: 1 };

/** Reads the documents of one run of the indexer in a thread. */
export class DocumentReader {
  private readonly threads = new ReadingThreads(LIMITS);

  constructor(private readonly signal: AbortSignal = new AbortController().signal) {}

  /** @throws Error when the bytes cannot be read as that kind, or only in too much time or memory. */
  async readFile(bytes: Uint8Array, kind: DocumentKind, url: string): Promise<ReadableDocument> {
    return this.inThread(() => this.threads.run(FILE, this.signal, bytes, kind, url));
  }

  /** As readFile, of a page of a site; links and the wish not to be indexed are those of HTML. */
  async readSource(
    source: string | Uint8Array,
    kind: DocumentKind,
    url: string,
  ): Promise<ReadableDocument & Partial<HtmlDocument>> {
    return this.inThread(() => this.threads.run(SOURCE, this.signal, source, kind, url));
  }

  async close(): Promise<void> {
    await this.threads.onApplicationShutdown();
  }

  private async inThread<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      this.signal.throwIfAborted();
      // What the reader said of the document tells more than that it failed.
      if (error instanceof ThreadError && error.reason === 'failed' && error.cause instanceof Error) {
        throw error.cause;
      }
      throw error;
    }
  }
}

import { ReadingThreads, ThreadError, defineReading } from '@capstan/platform-jobs';
import type { ReadableDocument } from '../documents/document.js';
import type { DocumentKind } from '../readers/document-kind.js';
import type { HtmlDocument } from '../readers/html-document.js';
import type { readDocument, readSource } from '../readers/read-document.reading.js';

const MODULE = '../readers/read-document.reading.js';
const FILE = defineReading<typeof readDocument>(import.meta.url, MODULE, 'readDocument');
const SOURCE = defineReading<typeof readSource>(import.meta.url, MODULE, 'readSource');

/** Generous, because an operator's own documents may be large; a document that exceeds them is skipped. */
const LIMITS = { timeMs: 120_000, memoryMb: 1_024, threads: 1 };

/** Reads the documents of one indexing run in a thread. */
export class DocumentReader {
  readonly threads = new ReadingThreads(LIMITS);

  constructor(private readonly signal: AbortSignal = new AbortController().signal) {}

  /** @throws Error when the bytes are not of that kind, or exceed the time or memory limit. */
  async readFile(bytes: Uint8Array, kind: DocumentKind, url: string): Promise<ReadableDocument> {
    return this.inThread(() => this.threads.run(FILE, this.signal, bytes, kind, url));
  }

  /** Like readFile, for a page of a site; only HTML has links and `noindex`. */
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
      // The reader's own message is more specific.
      if (error instanceof ThreadError && error.reason === 'failed' && error.cause instanceof Error) {
        throw error.cause;
      }
      throw error;
    }
  }
}

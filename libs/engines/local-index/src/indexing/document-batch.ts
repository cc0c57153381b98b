import { QueryFailedError } from 'typeorm';
import type { IndexableDocument } from '../documents/document.js';
import type { LocalIndex } from '../local-index.js';
import { type PreparedDocument, prepareDocument } from '../storage/prepared-document.js';

/** Limits of one transaction: large enough to be fast, small enough not to block others or lose much in a crash. */
const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 4_000_000;
const MAX_AGE_MS = 5000;

/** Is notified, in order, which documents are indexed, or why one is not. */
export interface BatchListener {
  written(url: string): void;
  failed(url: string, reason: string): void;
}

/** Writes documents in batches, while the next ones are being read. */
export class DocumentBatch {
  private open: PreparedDocument[] = [];
  private characters = 0;
  private openedAt = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly index: Pick<LocalIndex, 'index'>,
    private readonly collectionId: number,
    private readonly listener: BatchListener,
  ) {}

  /** @throws the error of an earlier batch, unless a document caused it. */
  async add(document: IndexableDocument): Promise<void> {
    const prepared = prepareDocument(document);
    if (this.open.length === 0) this.openedAt = performance.now();
    this.open.push(prepared);
    this.characters += prepared.passages.reduce((sum, { body }) => sum + body.length, 0);
    const isFull = this.open.length >= MAX_DOCUMENTS || this.characters >= MAX_CHARACTERS;
    if (isFull || performance.now() - this.openedAt > MAX_AGE_MS) await this.startWriting();
  }

  /** Writes the rest and waits for it. */
  async finish(): Promise<void> {
    await this.startWriting();
    await this.writing;
  }

  private async startWriting(): Promise<void> {
    await this.writing;
    const documents = this.open;
    this.open = [];
    this.characters = 0;
    this.writing = documents.length === 0 ? Promise.resolve() : this.write(documents);
    // The next await reports the error; until then it must not be an unhandled rejection.
    this.writing.catch(() => undefined);
  }

  private async write(documents: readonly PreparedDocument[]): Promise<void> {
    try {
      await this.index.index(this.collectionId, documents);
    } catch (error) {
      if (!isFaultOfData(error)) throw error;
      const [only, ...more] = documents;
      if (only && more.length === 0) this.listener.failed(only.document.url, error.message);
      // One document that the database rejects must not fail the others.
      else for (const document of documents) await this.write([document]);
      return;
    }
    for (const { document } of documents) this.listener.written(document.url);
  }
}

/** Classes of SQLSTATE: data exception, integrity violation, limit exceeded. */
function isFaultOfData(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code = '' } = error.driverError as { code?: string };
  return /^(?:22|23|54)/.test(code);
}

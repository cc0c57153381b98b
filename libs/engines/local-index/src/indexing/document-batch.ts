import { QueryFailedError } from 'typeorm';
import type { IndexableDocument } from '../document.js';
import type { LocalIndex } from '../local-index.js';
import { type PreparedDocument, prepareDocument } from '../storage/prepared-document.js';

/** What one transaction writes: enough to be quick, little enough that others and a crash wait for little. */
const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 4_000_000;
const MAX_AGE_MS = 5000;

/** Hears, in order, which documents are in the index, or why one is not. */
export interface BatchListener {
  written(url: string): void;
  failed(url: string, reason: string): void;
}

/** Gathers documents and writes them together, while the next ones are being read. */
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

  /** @throws what the write of an earlier batch threw, when it was not the fault of a document. */
  async add(document: IndexableDocument): Promise<void> {
    const prepared = prepareDocument(document);
    if (this.open.length === 0) this.openedAt = performance.now();
    this.open.push(prepared);
    this.characters += prepared.passages.reduce((sum, { body }) => sum + body.length, 0);
    const isFull = this.open.length >= MAX_DOCUMENTS || this.characters >= MAX_CHARACTERS;
    if (isFull || performance.now() - this.openedAt > MAX_AGE_MS) await this.startWriting();
  }

  /** Writes what is left and waits for it. */
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
    // Whoever awaits it next hears of a failure; until then it is not unhandled.
    this.writing.catch(() => undefined);
  }

  private async write(documents: readonly PreparedDocument[]): Promise<void> {
    try {
      await this.index.index(this.collectionId, documents);
    } catch (error) {
      if (!isFaultOfData(error)) throw error;
      const [only, ...more] = documents;
      if (only && more.length === 0) this.listener.failed(only.document.url, error.message);
      // One document that the database refuses must not take the others with it.
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

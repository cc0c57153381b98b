import { realpath, stat } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { IndexableDocument, KnownDocument } from '../documents/document.js';
import { indexAddressOf, pathInCollection } from '../documents/index-address.js';
import { LocalIndex } from '../local-index.js';
import { type DocumentKind, kindOfFile } from '../readers/document-kind.js';
import { contentHash } from './content-hash.js';
import { DocumentBatch } from './document-batch.js';
import { DocumentReader } from './document-reader.js';
import { folderEntries } from './folder-entries.js';
import { type IndexRunOptions, type IndexSummary, IndexTally } from './index-report.js';
import { SkippedFileError, readFile } from './read-file.js';

/** The path must be a readable folder. */
export class NotAFolderError extends Error {
  override readonly name = 'NotAFolderError';

  constructor(path: string) {
    super(`${path} is not a folder: name an existing folder, or a site by its http(s) address`);
  }
}

interface FolderRun {
  readonly root: string;
  /** As shown in search results. */
  readonly addressOf: (path: string) => string;
  readonly known: ReadonlyMap<string, KnownDocument>;
  /** Paths below the folder that remain in the index, like all paths here. */
  readonly present: Set<string>;
  /** New stamps of unchanged files. */
  readonly stamps: Map<string, string | null>;
  readonly tally: IndexTally;
  readonly batch: DocumentBatch;
  readonly reader: DocumentReader;
}

interface DocumentFile {
  readonly path: string;
  readonly name: string;
  readonly kind: DocumentKind;
}

/** Indexes a folder of HTML, Markdown, text and PDF files; later runs only read changed files. */
@Injectable()
export class IndexFolder {
  constructor(private readonly index: LocalIndex) {}

  /** Returns the absolute path of the folder. @throws NotAFolderError */
  async rootOf(path: string): Promise<string> {
    try {
      const root = await realpath(resolve(path));
      if ((await stat(root)).isDirectory()) return root;
    } catch {
      // same error as for a file
    }
    throw new NotAFolderError(path);
  }

  /**
   * Adds, updates and removes documents until the index mirrors the folder. The address of a file has the
   * collection and its path below the folder, so searches do not reveal where the folder is. A file or folder that
   * cannot be read keeps its state. Documents are written in batches; the next run completes a run that was killed.
   * @throws NotAFolderError, CollectionNameTakenError
   */
  async run(path: string, options: IndexRunOptions = {}): Promise<IndexSummary> {
    const root = await this.rootOf(path);
    const before = await this.index.findCollection(root);
    const collection = await this.index.openCollection({
      name: options.name ?? before?.name ?? (basename(root) || 'root'),
      kind: 'folder',
      root,
      sourceType: options.sourceType ?? before?.sourceType ?? 'web',
      isFallback: options.isFallback ?? before?.isFallback ?? false,
    });
    const addressOf = (path: string): string => indexAddressOf({ collection: collection.name, path });
    await this.index.renew();
    const tally = new IndexTally(collection.name, options.report);
    const known = await this.index.knownDocuments(collection.id);
    const batch = new DocumentBatch(this.index, collection.id, {
      written: (url) => tally.note(known.has(url) ? 'updated' : 'added', addressOf(url)),
      failed: (url, reason) => tally.note('failed', addressOf(url), reason),
    });
    const reader = new DocumentReader(options.signal);
    const present = new Set<string>();
    const run: FolderRun = { root, addressOf, known, present, stamps: new Map(), tally, batch, reader };
    const { files, unreadable } = await this.list(root, tally, options.signal);
    try {
      for (const file of files) {
        options.signal?.throwIfAborted();
        await this.indexFile(file, run);
      }
    } finally {
      await reader.close();
    }
    await batch.finish();
    await this.index.restamp(collection.id, run.stamps);
    const gone = [...known.keys()].filter(
      (url) => !run.present.has(url) && !unreadable.some((folder) => url.startsWith(folder)),
    );
    await this.index.remove(collection.id, gone);
    for (const url of gone) tally.note('removed', addressOf(url), 'no longer in the folder');
    await this.index.renewVectors(options.signal);
    await this.index.markIndexed(collection.id);
    return tally.summary();
  }

  private async list(
    root: string,
    tally: IndexTally,
    signal: AbortSignal | undefined,
  ): Promise<{ files: DocumentFile[]; unreadable: string[] }> {
    const files: DocumentFile[] = [];
    const unreadable: string[] = [];
    for await (const { kind: entry, path, name } of folderEntries(root)) {
      signal?.throwIfAborted();
      const kind = kindOfFile(name);
      if (entry === 'link') tally.note('skipped', path, 'symbolic link');
      else if (entry === 'unreadable folder') {
        tally.note('failed', path, 'folder cannot be read');
        unreadable.push(`${pathInCollection(relative(root, path))}/`);
      } else if (kind) files.push({ path, name, kind });
    }
    const { skipped, failed } = tally.summary();
    tally.total = files.length + skipped + failed;
    return { files, unreadable };
  }

  private async indexFile(file: DocumentFile, run: FolderRun): Promise<void> {
    const url = pathInCollection(relative(run.root, file.path));
    let document: IndexableDocument | undefined;
    try {
      document = await this.readChanged(file, url, run);
    } catch (error) {
      if (error instanceof SkippedFileError) {
        run.tally.note('skipped', file.path, error.message);
        return;
      }
      run.present.add(url);
      run.tally.note('failed', run.addressOf(url), error instanceof Error ? error.message : String(error));
      return;
    }
    run.present.add(url);
    if (document) await run.batch.add(document);
    else run.tally.note('unchanged', run.addressOf(url));
  }

  /** Undefined when the index has the same version. */
  private async readChanged(
    { path, name, kind }: DocumentFile,
    url: string,
    { known, stamps, addressOf, reader }: FolderRun,
  ): Promise<IndexableDocument | undefined> {
    const before = known.get(url);
    const { stamp, bytes } = await readFile(path, kind, before?.stamp ?? null);
    if (!bytes) return undefined;
    const hash = contentHash(bytes);
    if (hash === before?.contentHash) {
      if (stamp !== before.stamp) stamps.set(url, stamp);
      return undefined;
    }
    const document = await reader.readFile(bytes, kind, addressOf(url));
    return { ...document, title: document.title || name, url, contentHash: hash, stamp };
  }
}

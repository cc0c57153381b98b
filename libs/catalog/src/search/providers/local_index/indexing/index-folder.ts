import { constants } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { Collection } from '../collection.js';
import { LocalIndex } from '../local-index.js';
import { isBinary } from '../readers/decode-text.js';
import { type DocumentKind, kindOfFile } from '../readers/document-kind.js';
import { readDocument } from '../readers/read-document.js';
import { contentHash } from './content-hash.js';
import { type FolderEntry, folderEntries } from './folder-entries.js';
import { type IndexRunOptions, type IndexSummary, IndexTally } from './index-report.js';

const MAX_BYTES = 20 * 1024 * 1024;

/** The path is no folder that can be read. */
export class NotAFolderError extends Error {
  override readonly name = 'NotAFolderError';

  constructor(path: string) {
    super(`${path} is not a folder: name an existing folder, or a site by its http(s) address`);
  }
}

/** A file that will not be indexed; the message says why. */
class SkippedFileError extends Error {}

/** Indexes a folder of HTML, Markdown, text and PDF files; later runs only read what changed. */
@Injectable()
export class IndexFolder {
  constructor(private readonly index: LocalIndex) {}

  /** The absolute path under which the folder is known. @throws NotAFolderError */
  async rootOf(path: string): Promise<string> {
    try {
      const root = await realpath(resolve(path));
      if ((await stat(root)).isDirectory()) return root;
    } catch {
      // same answer as for a file
    }
    throw new NotAFolderError(path);
  }

  /**
   * Adds, updates and removes documents until the index mirrors the folder. Files are addressed by their `file://`
   * URL. One that cannot be read keeps the state it
   * had, and so does all below a folder that cannot be read.
   * @throws NotAFolderError, CollectionNameTakenError
   */
  async run(path: string, options: IndexRunOptions = {}): Promise<IndexSummary> {
    const root = await this.rootOf(path);
    const known = await this.index.findCollection(root);
    const collection = await this.index.openCollection({
      name: options.name ?? known?.name ?? (basename(root) || 'root'),
      kind: 'folder',
      root,
      sourceType: options.sourceType ?? known?.sourceType ?? 'web',
    });
    const tally = new IndexTally(collection.name, options.report);
    const hashes = await this.index.contentHashes(collection.id);
    const present = new Set<string>();
    const unreadable: string[] = [];
    for await (const entry of folderEntries(root)) {
      options.signal?.throwIfAborted();
      const kind = kindOfFile(entry.name);
      if (entry.kind === 'link') tally.note('skipped', entry.path, 'symbolic link');
      else if (entry.kind === 'unreadable folder') {
        tally.note('failed', entry.path, 'folder cannot be read');
        unreadable.push(pathToFileURL(entry.path + sep).href);
      } else if (kind) await this.indexFile(entry, kind, { collection, hashes, present, tally });
    }
    const gone = [...hashes.keys()].filter(
      (url) => !present.has(url) && !unreadable.some((folder) => url.startsWith(folder)),
    );
    await this.index.remove(collection.id, gone);
    for (const url of gone) tally.note('removed', url, 'no longer in the folder');
    await this.index.markIndexed(collection.id);
    return tally.summary();
  }

  private async indexFile(
    file: FolderEntry,
    kind: DocumentKind,
    run: { collection: Collection; hashes: Map<string, string>; present: Set<string>; tally: IndexTally },
  ): Promise<void> {
    const url = pathToFileURL(file.path).href;
    const before = run.hashes.get(url);
    try {
      const bytes = await readFile(file.path, kind);
      const hash = contentHash(bytes);
      run.present.add(url);
      if (hash === before) {
        run.tally.note('unchanged', url);
        return;
      }
      const document = await readDocument(bytes, kind, url);
      await this.index.index(run.collection.id, {
        ...document,
        title: document.title || file.name,
        url,
        contentHash: hash,
      });
      run.tally.note(before === undefined ? 'added' : 'updated', url);
    } catch (error) {
      if (error instanceof SkippedFileError) {
        run.tally.note('skipped', file.path, error.message);
        return;
      }
      run.present.add(url);
      run.tally.note('failed', url, error instanceof Error ? error.message : String(error));
    }
  }
}

/** @throws SkippedFileError when the file is too large or not what its name says. */
async function readFile(path: string, kind: DocumentKind): Promise<Uint8Array> {
  // The entry may have become a link since it was listed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw new SkippedFileError('larger than 20 MiB');
    const bytes = await file.readFile();
    if (kind === 'pdf' && !bytes.subarray(0, 1024).includes('%PDF-')) throw new SkippedFileError('not a PDF');
    if (kind !== 'pdf' && isBinary(bytes)) throw new SkippedFileError('binary content');
    return bytes;
  } finally {
    await file.close();
  }
}

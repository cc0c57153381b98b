import { Injectable } from '@nestjs/common';
import { type WorkspaceFile, Workspaces } from '@capstan/platform-workspaces';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from '../companies/site-locator.js';

const MAX_SITES = 200;
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_FILE_BYTES = 4 * 1024 * 1024;

/** Regular files of a commit by path. */
export type FileIndex = ReadonlyMap<string, WorkspaceFile>;

/**
 * Files that visitors see. A commit never changes and equal contents have equal ids, so what was read once is kept;
 * paths are looked up among the files that are there, and so none leaves the tree.
 */
@Injectable()
export class PublishedFiles {
  private readonly indexes = new LRUCache<string, Promise<FileIndex>>({ max: MAX_SITES });
  private readonly contents = new LRUCache<string, Buffer>({
    maxSize: MAX_CONTENT_BYTES,
    maxEntrySize: MAX_KEPT_FILE_BYTES,
    sizeCalculation: (content) => Math.max(1, content.byteLength),
  });

  constructor(private readonly workspaces: Workspaces) {}

  /** What is there; empty when the workspace is gone. */
  index(site: PublishedSite): Promise<FileIndex> {
    const key = `${site.companyId}:${site.commit}`;
    let index = this.indexes.get(key);
    if (!index) {
      index = this.readIndex(site);
      this.indexes.set(key, index);
      // A fault is told to those who wait for it, and to nobody after them.
      index.catch(() => this.indexes.delete(key));
    }
    return index;
  }

  /** @param file of the index of `site`; null when the workspace is gone. */
  async read(site: PublishedSite, file: WorkspaceFile): Promise<Buffer | null> {
    const key = `${site.companyId}:${file.contentId}`;
    const known = this.contents.get(key);
    if (known) return known;
    const content = await this.workspaces.read(site.companyId, site.commit, file.path);
    if (content) this.contents.set(key, content);
    return content;
  }

  private async readIndex({ companyId, commit }: PublishedSite): Promise<FileIndex> {
    const files = (await this.workspaces.files(companyId, commit)) ?? [];
    return new Map(files.map((file) => [file.path, file]));
  }
}

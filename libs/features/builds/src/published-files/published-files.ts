import { Injectable } from '@nestjs/common';
import { type WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from '../companies/site-locator.js';

const MAX_INDEXES = 200;

/** Regular files of a commit by path. */
export type FileIndex = ReadonlyMap<string, WorkspaceFile>;

const NO_FILES: FileIndex = new Map();

/**
 * Files that visitors see. Paths are looked up among the files that a commit has, and so none leaves the tree; since a
 * commit never changes, what it has is asked once.
 */
@Injectable()
export class PublishedFiles {
  private readonly indexes = new LRUCache<string, Promise<FileIndex | null>>({ max: MAX_INDEXES });

  constructor(private readonly workspaces: Workspaces) {}

  /** What is there; empty when the workspace is gone. */
  async index(site: PublishedSite): Promise<FileIndex> {
    const key = `${site.siteId}:${site.commit}`;
    let index = this.indexes.get(key);
    if (!index) {
      index = this.readIndex(site);
      this.indexes.set(key, index);
      const forget = (): boolean => this.indexes.delete(key);
      // Only what was found lasts: a fault may pass, and so may the absence of the workspace.
      void index.then((found) => found ?? forget(), forget);
    }
    return (await index) ?? NO_FILES;
  }

  /** @param file of the index of `site`; null when the workspace is gone. */
  read({ siteId, commit }: PublishedSite, { path }: WorkspaceFile): Promise<Buffer | null> {
    return this.workspaces.read(siteId, commit, path);
  }

  private async readIndex({ siteId, commit }: PublishedSite): Promise<FileIndex | null> {
    const files = await this.workspaces.files(siteId, commit);
    return files && new Map(files.map((file) => [file.path, file]));
  }
}

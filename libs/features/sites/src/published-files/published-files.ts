import { Injectable } from '@nestjs/common';
import { type WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from '../site-locator/site-locator.js';

const MAX_INDEXES = 200;

/** Regular files of a commit by path. */
export type FileIndex = ReadonlyMap<string, WorkspaceFile>;

const NO_FILES: FileIndex = new Map();

/**
 * Published files. Paths are looked up in the list of files of a commit, so they cannot leave the tree; since
 * a commit never changes, the list is cached.
 */
@Injectable()
export class PublishedFiles {
  private readonly indexes = new LRUCache<string, Promise<FileIndex | null>>({ max: MAX_INDEXES });

  constructor(private readonly workspaces: Workspaces) {}

  /** The files; empty if the workspace is missing. */
  async index(site: PublishedSite): Promise<FileIndex> {
    const key = `${site.siteId}:${site.commit}`;
    let index = this.indexes.get(key);
    if (!index) {
      index = this.readIndex(site);
      this.indexes.set(key, index);
      const forget = (): boolean => this.indexes.delete(key);
      // Only successful reads are cached: errors and a missing workspace may be temporary.
      void index.then((found) => found ?? forget(), forget);
    }
    return (await index) ?? NO_FILES;
  }

  /** @param file of the index of `site`; null if the workspace is missing. */
  read({ siteId, commit }: PublishedSite, { path }: WorkspaceFile): Promise<Buffer | null> {
    return this.workspaces.read(siteId, commit, path);
  }

  private async readIndex({ siteId, commit }: PublishedSite): Promise<FileIndex | null> {
    const files = await this.workspaces.files(siteId, commit);
    return files && new Map(files.map((file) => [file.path, file]));
  }
}

import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { type WorkspaceFile, Workspaces } from '@capstan/workspaces';
import { LRUCache } from 'lru-cache';
import type { OwnedSite, PublishedSite } from '../../site-locator/site-locator.js';
import { fileNameOf } from '../../model/file-name-of.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { PublishedFiles } from '../../published-files/published-files.js';

const MAX_MADE = 1000;

/** Files that name the address of entries. */
const WITH_ADDRESSES = /\.(html|js)$/;
/** The relative address of entries at the beginning of an attribute or a string. */
const DATA_ADDRESS = /(["'])(?:\.{1,2}\/)*_data\//g;

/** Archives of sites that are hosted elsewhere: their forms still send to this service. */
@Injectable()
export class SiteArchives {
  private readonly made = new LRUCache<string, string>({ max: MAX_MADE });

  constructor(
    private readonly workspaces: Workspaces,
    private readonly files: PublishedFiles,
    private readonly schemas: DataSchemas,
  ) {}

  /** What visitors see, as ZIP. @throws NotFoundError before anything is published. */
  async of({ siteId, commit, name, previewUrl }: OwnedSite): Promise<{ name: string; content: Readable }> {
    const pointed = commit === null ? null : await this.pointedCommit({ siteId, commit }, previewUrl);
    const fileName = fileNameOf(name);
    const content = pointed === null ? null : await this.workspaces.archive(siteId, pointed, fileName);
    if (!content) {
      throw new NotFoundError('The archive', 'It exists once visitors can see something; follow the stream.');
    }
    return { name: `${fileName}.zip`, content };
  }

  /** The commit of an archive: made once, since the repository keeps it. */
  private async pointedCommit(site: PublishedSite, previewUrl: string): Promise<string> {
    const key = `${site.siteId}:${site.commit}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    // Another host would serve them to anyone.
    const without = new Set((await this.schemas.of(site)).membersPages);
    const contents = new Map<string, Uint8Array>();
    for (const file of (await this.files.index(site)).values()) {
      const content = WITH_ADDRESSES.test(file.path) ? await this.pointed(site, file, previewUrl) : null;
      if (content) contents.set(file.path, content);
    }
    const commit =
      contents.size + without.size === 0
        ? site.commit
        : await this.workspaces.derive(site.siteId, site.commit, { without, contents });
    this.made.set(key, commit);
    return commit;
  }

  /** The page with absolute addresses of entries; null if it has none. */
  private async pointed(
    site: PublishedSite,
    page: WorkspaceFile,
    previewUrl: string,
  ): Promise<Uint8Array | null> {
    const text = (await this.files.read(site, page))?.toString('utf8') ?? '';
    const pointed = text.replaceAll(DATA_ADDRESS, (_, quote: string) => `${quote}${previewUrl}_data/`);
    return pointed === text ? null : Buffer.from(pointed);
  }
}

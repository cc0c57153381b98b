import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import { readLinkedSite } from './owner-links.sql.js';
import { SiteOwnerSettingsEntity } from './site-owner-settings.entity.js';

const SECRET_BYTES = 32;
export const OWNER_SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Path below which the pages of owners are. */
export const OWNER_PREFIX = '/o';

/** A site whose owner opened the link. */
export interface LinkedSite {
  siteId: string;
  accountId: string;
}

/** Secret addresses of the pages of owners: one for each site, of which only a hash is stored. */
@Injectable()
export class OwnerLinks {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(httpConfig.token) private readonly http: Pick<HttpConfig, 'baseUrl'>,
  ) {}

  /** Creates the link of a site; an earlier one ends. @returns the address, which is not shown again. */
  async renew(siteId: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const changes = { siteId, linkHash: sha256(secret), linkCreatedAt: new Date() };
    await this.dataSource.getRepository(SiteOwnerSettingsEntity).upsert(changes, ['siteId']);
    return `${this.http.baseUrl}${OWNER_PREFIX}/${secret}/`;
  }

  async revoke(siteId: string): Promise<void> {
    const nothing = { linkHash: null, linkCreatedAt: null };
    await this.dataSource.getRepository(SiteOwnerSettingsEntity).update({ siteId }, nothing);
  }

  /** Null for an unknown secret. */
  async find(secret: string): Promise<LinkedSite | null> {
    if (!OWNER_SECRET.test(secret)) return null;
    return (await readLinkedSite(this.dataSource, sha256(secret))) ?? null;
  }
}

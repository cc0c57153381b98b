import { Injectable, Logger } from '@nestjs/common';
import { type CollectionSpec, DATA_SCHEMA_PATH, type DataSchema } from '@capstan/site-document';
import { LRUCache } from 'lru-cache';
import type { PublishedSite } from '../../site-locator/site-locator.js';
import { PublishedFiles } from '../../published-files/published-files.js';
import { readDataSchema } from './read-data-schema.js';

const MAX_KEPT_SCHEMAS = 500;
const NOTHING: DataSchema = { version: 1, collections: [] };

/** The data schemas of sites, from their published commits. */
@Injectable()
export class DataSchemas {
  private readonly logger = new Logger('SiteData');
  private readonly kept = new LRUCache<string, DataSchema>({ max: MAX_KEPT_SCHEMAS });

  constructor(private readonly files: PublishedFiles) {}

  /** Without collections if the site has no schema, or an invalid one. */
  async of(site: PublishedSite): Promise<DataSchema> {
    const file = (await this.files.index(site)).get(DATA_SCHEMA_PATH);
    if (!file) return NOTHING;
    const key = `${site.siteId}:${file.contentId}`;
    const known = this.kept.get(key);
    if (known) return known;
    const content = await this.files.read(site, file);
    if (!content) return NOTHING;
    const read = readDataSchema(content.toString('utf8'));
    if ('faults' in read) {
      this.logger.warn({ msg: 'cannot read the data schema of a site', site: site.siteId, ...read });
    }
    const schema = 'schema' in read ? read.schema : NOTHING;
    this.kept.set(key, schema);
    return schema;
  }

  async collection(site: PublishedSite, name: string): Promise<CollectionSpec | undefined> {
    return (await this.of(site)).collections.find((collection) => collection.name === name);
  }
}

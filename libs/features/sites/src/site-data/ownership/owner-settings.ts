import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { SiteOwnerSettingsEntity } from './site-owner-settings.entity.js';

/** The settings of a site's owner for its entries. */
export interface OwnerSettings {
  /** When the URL of the owner's page was created; null without one. */
  linkCreatedAt: Date | null;
  /** Where each entry is announced; null: nowhere. */
  notifyEmail: string | null;
  /** Whether visitors get an e-mail about their entry. */
  confirmsEntries: boolean;
}

const DEFAULTS: OwnerSettings = { linkCreatedAt: null, notifyEmail: null, confirmsEntries: false };

/** The settings of owners, by site. The caller has checked who owns it. */
@Injectable()
export class SiteOwnerSettings {
  constructor(private readonly dataSource: DataSource) {}

  async of(siteId: string): Promise<OwnerSettings> {
    const row = await this.rows.findOneBy({ siteId });
    return row ?? DEFAULTS;
  }

  async change(
    siteId: string,
    changes: Partial<Pick<OwnerSettings, 'notifyEmail' | 'confirmsEntries'>>,
  ): Promise<OwnerSettings> {
    if (Object.keys(changes).length > 0) await this.rows.upsert({ siteId, ...changes }, ['siteId']);
    return this.of(siteId);
  }

  private get rows(): Repository<SiteOwnerSettingsEntity> {
    return this.dataSource.getRepository(SiteOwnerSettingsEntity);
  }
}

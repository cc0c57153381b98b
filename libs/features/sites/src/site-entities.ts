import { GateVerdictEntity } from './gate/verdict/gate-verdict.entity.js';
import { AccountEntryUsageEntity } from './site-data/entries/account-entry-usage.entity.js';
import { SiteDataUsageEntity } from './site-data/entries/site-data-usage.entity.js';
import { SiteEntryEntity } from './site-data/entries/site-entry.entity.js';
import { SiteMailEntity } from './site-data/mail/site-mail.entity.js';
import { SiteMemberTokenEntity } from './site-data/members/site-member-token.entity.js';
import { SiteMemberEntity } from './site-data/members/site-member.entity.js';
import { SiteOwnerSettingsEntity } from './site-data/ownership/site-owner-settings.entity.js';
import { CompanyEntity } from './tables/company.entity.js';
import { SiteEntity } from './tables/site.entity.js';

/** The tables of this feature. They refer to each other, so a data source needs all of them. */
export const SITE_ENTITIES = [
  CompanyEntity,
  SiteEntity,
  GateVerdictEntity,
  SiteEntryEntity,
  SiteDataUsageEntity,
  AccountEntryUsageEntity,
  SiteOwnerSettingsEntity,
  SiteMailEntity,
  SiteMemberEntity,
  SiteMemberTokenEntity,
];

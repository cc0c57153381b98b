import type { Merge } from '@capstan/capability-kit';
import type { EnrichCompanyParams } from '../enrich-company.params.js';
import type { EnrichCompanyResult } from '../enrich-company.result.js';
import { ApolloProvider } from '../providers/apollo/apollo.provider.js';
import { GithubProvider } from '../providers/github/github.provider.js';
import { GleifProvider } from '../providers/gleif/gleif.provider.js';
import { HunterProvider } from '../providers/hunter/hunter.provider.js';
import { PdlProvider } from '../providers/pdl/pdl.provider.js';
import { SiteJsonldProvider } from '../providers/site_jsonld/site-jsonld.provider.js';
import { WikidataProvider } from '../providers/wikidata/wikidata.provider.js';
import { mergedCompany } from './merged-company.js';

/** All are asked at once: each knows what the others do not, and none knows everything. */
export const COMPANY_PROVIDERS = [
  SiteJsonldProvider,
  WikidataProvider,
  GleifProvider,
  GithubProvider,
  HunterProvider,
  PdlProvider,
  ApolloProvider,
] as const;

/** Everything known of one company, of all sources that agree which one it is. */
export const companyMerge: Merge<EnrichCompanyParams, EnrichCompanyResult> = {
  providers: () => COMPANY_PROVIDERS,
  combine: mergedCompany,
  patienceMs: 4000,
};

import type { Merge } from '@capstan/capability-kit';
import type { EnrichPersonParams } from '../enrich-person.params.js';
import type { EnrichPersonResult } from '../enrich-person.result.js';
import { ApolloProvider } from '../providers/apollo/apollo.provider.js';
import { GithubProvider } from '../providers/github/github.provider.js';
import { HunterProvider } from '../providers/hunter/hunter.provider.js';
import { OrcidProvider } from '../providers/orcid/orcid.provider.js';
import { PdlProvider } from '../providers/pdl/pdl.provider.js';
import { WikidataProvider } from '../providers/wikidata/wikidata.provider.js';
import { mergedPerson } from './merged-person.js';

/** All are asked at once: researchers, programmers and the notable are known to different ones. */
export const PERSON_PROVIDERS = [
  OrcidProvider,
  GithubProvider,
  WikidataProvider,
  HunterProvider,
  PdlProvider,
  ApolloProvider,
] as const;

/** What is known of one person, of all sources that speak of the same one. */
export const personMerge: Merge<EnrichPersonParams, EnrichPersonResult> = {
  providers: () => PERSON_PROVIDERS,
  combine: mergedPerson,
  patienceMs: 4000,
};

import { defineCapability } from '@capstan/kit';
import { Github } from '../vendors/github/github.js';
import { Wikidata } from '../vendors/wikidata/wikidata.js';
import { EnrichCompanyParams } from './enrich-company.params.js';
import { EnrichCompanyResult } from './enrich-company.result.js';
import { acceptCompany } from './accept-company.js';
import { companyMerge } from './merge/company.merge.js';
import { ApolloProvider } from './providers/apollo/apollo.provider.js';
import { GithubProvider } from './providers/github/github.provider.js';
import { GleifProvider } from './providers/gleif/gleif.provider.js';
import { HunterProvider } from './providers/hunter/hunter.provider.js';
import { PdlProvider } from './providers/pdl/pdl.provider.js';
import { SiteJsonldProvider } from './providers/site_jsonld/site-jsonld.provider.js';
import { WikidataProvider } from './providers/wikidata/wikidata.provider.js';
import { SitePages } from '../vendors/company_site/site-pages.js';

/** Returns public facts of a company. */
export const enrichCompany = defineCapability<EnrichCompanyParams, EnrichCompanyResult>({
  name: 'enrich_company',
  path: 'enrich/company',
  title: 'Enrich company',
  summary: 'Returns public facts about a company by its domain or name.',
  description: [
    'Returns name, legal name, description, industry, number of employees, founding year, location, LEI, contact data',
    'and social profiles, each as a source states it and null if none does; `sources` lists which source stated',
    'which field, `confidence` rates how likely it is the requested company. Send `domain` if you know it: a',
    'name alone may match several companies, and then nothing is returned. If no facts beyond the parameters are found,',
    'every field is null and the call is free.',
  ].join('\n'),
  params: EnrichCompanyParams,
  result: EnrichCompanyResult,
  credits: 3,
  readsOnly: true,
  deadlineMs: 20_000,
  providers: [
    SiteJsonldProvider,
    WikidataProvider,
    GleifProvider,
    GithubProvider,
    HunterProvider,
    PdlProvider,
    ApolloProvider,
  ],
  merge: companyMerge,
  services: [Wikidata, Github, SitePages],
  accept: acceptCompany,
  examples: [
    { title: 'By domain', params: { domain: 'acme.com', name: 'Acme' } },
    { title: 'By name and country', params: { name: 'Acme GmbH', country: 'DE' } },
  ],
});

import { defineCapability } from '@capstan/kit';
import { Github } from '../vendors/github/github.js';
import { Wikidata } from '../vendors/wikidata/wikidata.js';
import { acceptPerson } from './accept-person.js';
import { EnrichPersonParams } from './enrich-person.params.js';
import { EnrichPersonResult } from './enrich-person.result.js';
import { personMerge } from './merge/person.merge.js';
import { ApolloProvider } from './providers/apollo/apollo.provider.js';
import { GithubProvider } from './providers/github/github.provider.js';
import { HunterProvider } from './providers/hunter/hunter.provider.js';
import { OrcidProvider } from './providers/orcid/orcid.provider.js';
import { PdlProvider } from './providers/pdl/pdl.provider.js';
import { WikidataProvider } from './providers/wikidata/wikidata.provider.js';

/** Returns public facts of a person. */
export const enrichPerson = defineCapability<EnrichPersonParams, EnrichPersonResult>({
  name: 'enrich_person',
  path: 'enrich/person',
  title: 'Enrich person',
  summary: 'Returns public facts about a person by name and employer, ORCID, GitHub login or e-mail address.',
  description: [
    'Returns name, role, employer, location, biography, employment, education, contact data and profiles, each as a source states',
    'it and null if none does; `sources` lists which source stated which field, `confidence` rates how likely it is',
    'the requested person. Send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. If several',
    'people match, nothing is returned. If no facts beyond the parameters are found, every field is null and the call is free.',
  ].join('\n'),
  params: EnrichPersonParams,
  result: EnrichPersonResult,
  credits: 3,
  readsOnly: true,
  deadlineMs: 20_000,
  providers: [OrcidProvider, GithubProvider, WikidataProvider, HunterProvider, PdlProvider, ApolloProvider],
  merge: personMerge,
  services: [Wikidata, Github],
  accept: acceptPerson,
  examples: [
    {
      title: 'By name, employer and identifiers',
      params: {
        name: 'Ada Lovelace',
        company: 'Acme',
        domain: 'acme.com',
        github: 'ada',
        orcid: '0000-0002-1825-0097',
      },
    },
    { title: 'By name and employer', params: { name: 'Ada Lovelace', company: 'Acme' } },
    { title: 'By e-mail address', params: { email: 'ada@acme.com' } },
  ],
});

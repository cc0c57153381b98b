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

/** What is publicly known of a person (design §4). */
export const enrichPerson = defineCapability<EnrichPersonParams, EnrichPersonResult>({
  name: 'enrich_person',
  path: 'enrich/person',
  title: 'Enrich person',
  summary:
    'Finds what is publicly known of a person by name and employer, ORCID, GitHub login or e-mail address.',
  description: [
    'Returns name, role, employer, location, biography, employment, education, contact and pages, each as a source states',
    'it and null where none does; `sources` says which source stated which field, `confidence` how sure it is that this is',
    'the person asked for. Send `name` with `company` or `domain`, or one of `orcid`, `github`, `email`. Where several',
    'people fit, nothing is returned. When nothing beyond the parameters is known every field is null and the call is free.',
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

import { defineCapability } from '@capstan/kit';
import { SitePages } from '../vendors/company_site/site-pages.js';
import { EmailsParams } from './emails.params.js';
import { EmailsResult } from './emails.result.js';
import { ApolloProvider } from './providers/apollo/apollo.provider.js';
import { FindymailProvider } from './providers/findymail/findymail.provider.js';
import { HunterProvider } from './providers/hunter/hunter.provider.js';
import { LeadmagicProvider } from './providers/leadmagic/leadmagic.provider.js';
import { ProspeoProvider } from './providers/prospeo/prospeo.provider.js';
import { SiteScanProvider } from './providers/site_scan/site-scan.provider.js';

/** Finds the work e-mail address of a person. */
export const emails = defineCapability<EmailsParams, EmailsResult>({
  name: 'emails',
  title: 'Find emails',
  summary: 'Finds the e-mail address of a person at a company.',
  description: [
    'Returns the address of the person at the domain with `confidence`, `status` and its source: pages of the',
    'company itself, or a provider. `email` never contains a guess: when no source has an address it is null, the call is',
    'free, and `candidates` lists likely addresses, to be checked with `verify_email`.',
  ].join('\n'),
  params: EmailsParams,
  result: EmailsResult,
  credits: 2,
  readsOnly: true,
  deadlineMs: 30_000,
  providers: [
    SiteScanProvider,
    HunterProvider,
    ProspeoProvider,
    FindymailProvider,
    LeadmagicProvider,
    ApolloProvider,
  ],
  services: [SitePages],
  accept: ({ email }) => (email === null ? 'empty' : 'ok'),
  examples: [
    {
      title: 'A person at a company',
      params: { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' },
    },
  ],
});

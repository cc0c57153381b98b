import { defineProviderConfig } from '@capstan/kit';

/** `EUROPE_PMC_BASE_URL`; there is no key. */
export const europePmcConfig = defineProviderConfig('europe_pmc', {
  title: 'Europe PMC',
  baseUrl: 'https://www.ebi.ac.uk/europepmc/webservices/rest',
  apiKey: false,
});

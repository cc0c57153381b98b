import { defineProviderConfig } from '@capstan/kit';

/** `ORCID_BASE_URL`: the public interface, which needs no key. */
export const orcidConfig = defineProviderConfig('orcid', {
  title: 'ORCID',
  baseUrl: 'https://pub.orcid.org',
  apiKey: false,
});

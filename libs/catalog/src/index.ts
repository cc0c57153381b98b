/**
 * Every capability of the house: one folder each, one folder per provider inside it. It knows the capability kit and
 * no feature; features find it through the registry. Main export: {@link catalog}.
 */
import type { Capability } from '@capstan/kit';
import { emails } from './emails/emails.capability.js';
import { enrichCompany } from './enrich_company/enrich-company.capability.js';
import { enrichPerson } from './enrich_person/enrich-person.capability.js';
import { scrape } from './scrape/scrape.capability.js';
import { screenshot } from './screenshot/screenshot.capability.js';
import { search } from './search/search.capability.js';
import { transcribe } from './transcribe/transcribe.capability.js';
import { verifyEmail } from './verify_email/verify-email.capability.js';

export { emails } from './emails/emails.capability.js';
export { enrichCompany } from './enrich_company/enrich-company.capability.js';
export { enrichPerson } from './enrich_person/enrich-person.capability.js';
export { scrape } from './scrape/scrape.capability.js';
export { screenshot } from './screenshot/screenshot.capability.js';
export { search } from './search/search.capability.js';
export { transcribe } from './transcribe/transcribe.capability.js';
export { verifyEmail } from './verify_email/verify-email.capability.js';

/** In the order of lists and documents. */
export const catalog: readonly Capability[] = [
  search,
  scrape,
  screenshot,
  enrichCompany,
  enrichPerson,
  emails,
  verifyEmail,
  transcribe,
];

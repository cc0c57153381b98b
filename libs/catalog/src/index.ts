/**
 * The built-in capabilities: one folder each, one folder per provider inside it. Depends on the capability kit and on no
 * feature; features find it through the registry. Main export: {@link catalog}.
 */
import type { Capability } from '@capstan/kit';
import { batch } from './batch/batch.capability.js';
import { crawl } from './crawl/crawl.capability.js';
import { emails } from './emails/emails.capability.js';
import { enrichCompany } from './enrich_company/enrich-company.capability.js';
import { enrichPerson } from './enrich_person/enrich-person.capability.js';
import { extract } from './extract/extract.capability.js';
import { generateImage } from './generate_image/generate-image.capability.js';
import { map } from './map/map.capability.js';
import { scrape } from './scrape/scrape.capability.js';
import { screenshot } from './screenshot/screenshot.capability.js';
import { search } from './search/search.capability.js';
import { searchImages } from './search_images/search-images.capability.js';
import { transcribe } from './transcribe/transcribe.capability.js';
import { verifyEmail } from './verify_email/verify-email.capability.js';

export { batch } from './batch/batch.capability.js';
export { crawl } from './crawl/crawl.capability.js';
export { emails } from './emails/emails.capability.js';
export { enrichCompany } from './enrich_company/enrich-company.capability.js';
export { enrichPerson } from './enrich_person/enrich-person.capability.js';
export { extract } from './extract/extract.capability.js';
export { generateImage } from './generate_image/generate-image.capability.js';
export { map } from './map/map.capability.js';
export { scrape } from './scrape/scrape.capability.js';
export { screenshot } from './screenshot/screenshot.capability.js';
export { search } from './search/search.capability.js';
export { searchImages } from './search_images/search-images.capability.js';
export { transcribe } from './transcribe/transcribe.capability.js';
export { messageTransports } from './send_message/message-transports.js';
export { SmtpTransport } from './send_message/transports/smtp/smtp.transport.js';
export { verifyEmail } from './verify_email/verify-email.capability.js';

/** All capabilities, in the order of lists and documents. */
export const catalog: readonly Capability[] = [
  search,
  scrape,
  map,
  crawl,
  extract,
  screenshot,
  searchImages,
  generateImage,
  enrichCompany,
  enrichPerson,
  emails,
  verifyEmail,
  transcribe,
  batch,
];

import { type CallContext, type CapabilityProvider, DefineProvider, defineReading } from '@capstan/kit';
import { SitePages } from '../../../vendors/company_site/site-pages.js';
import type { EmailsParams } from '../../emails.params.js';
import type { EmailsResult } from '../../emails.result.js';
import { noEmail, toEmailsResult } from '../../found-email.js';
import { candidatesFor } from '../../patterns/candidates.js';
import { addressOnSite, patternOnSite } from './found-on-site.js';
import type { readAddressPage } from './page-addresses.reading.js';

const ADDRESS_PAGE = defineReading<typeof readAddressPage>(
  import.meta.url,
  './page-addresses.reading.js',
  'readAddressPage',
);

/** Pages read in addition to the first. */
const MAX_FURTHER = 4;
/** Common paths of such pages, used if the first page links to none. */
const USUAL = ['/team', '/about', '/contact', '/impressum'];

/** Scans the company's own public pages, respecting robots.txt. Guesses are returned as candidates, never as found. */
@DefineProvider({ name: 'site_scan', title: 'Own website', failuresAreTargets: true })
export class SiteScanProvider implements CapabilityProvider<EmailsParams, EmailsResult> {
  constructor(private readonly pages: SitePages) {}

  isConfigured(): boolean {
    return true;
  }

  async call(params: EmailsParams, context: CallContext): Promise<EmailsResult> {
    const { domain } = params;
    const endsAt = Date.now() + context.timeoutMs;
    const home = await this.pages.home(domain, ADDRESS_PAGE, context);
    if (!home) return { ...noEmail(), candidates: candidatesFor(params, null) };
    const usual = USUAL.map((path) => new URL(path, home.url).href);
    const addresses = (home.page.further.length > 0 ? home.page.further : usual).slice(0, MAX_FURTHER);
    const timeoutMs = Math.floor((endsAt - Date.now()) / 2);
    const further = await Promise.all(
      addresses.map((url) => this.pages.further(url, domain, ADDRESS_PAGE, context, timeoutMs)),
    );
    const pages = [home.page, ...further.flatMap((found) => found?.page ?? [])];
    const found = addressOnSite(pages, params);
    if (found) return toEmailsResult(params, { ...found, status: 'published', provider: 'site_scan' });
    const pattern = patternOnSite(pages);
    return { ...noEmail(), pattern, candidates: candidatesFor(params, pattern) };
  }
}

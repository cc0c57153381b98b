import { parseHTML } from 'linkedom';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import type { CompanyFacts } from '../../company-result.js';
import { socialsAmong } from '../../social-url.js';
import { readOrganisation } from './organisation-markup.js';

/** What stands further down is not read. */
const MAX_HTML_CHARS = 1_500_000;
const MAX_LINKS = 3_000;

/** Pages on which companies say who they are and how to reach them, in the languages met most often. */
const ABOUT =
  /\/(?:about|about-?us|company|impressum|imprint|legal(?:-notice)?|ueber-uns|kontakt|contact|contact-?us|a-propos|mentions-legales|contacto|chi-siamo|over-ons)(?:\/|\.html?|\.php)?$/i;

/** What one page of a company's own site says. */
export interface SitePage {
  title: string;
  /** Stated in markup made for machines; undefined when there is none of this organisation. */
  organisation: CompanyFacts | undefined;
  /** Stated in the head of the page and by its links. */
  page: CompanyFacts;
  /** Addresses of pages on the same site about the company. */
  about: string[];
}

/** Reads a page. @param url where it was found, for relative links. */
export function readSitePage(html: string, url: string, domain: string): SitePage {
  const { document } = parseHTML(html.slice(0, MAX_HTML_CHARS));
  const attribute = (selector: string, name: string): string | undefined =>
    document.querySelector(selector)?.getAttribute(name)?.trim() || undefined;
  const markup = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent ?? '',
  );
  const links = [...document.querySelectorAll('a[href]')]
    .slice(0, MAX_LINKS)
    .map((link) => link.getAttribute('href')?.trim() ?? '');
  const addresses = links.flatMap((link) => URL.parse(link, url)?.href ?? []);
  return {
    title: document.querySelector('title')?.textContent ?? '',
    organisation: readOrganisation(markup, domain),
    page: {
      name:
        attribute('meta[property="og:site_name"]', 'content') ??
        attribute('meta[name="application-name"]', 'content'),
      domain,
      description:
        attribute('meta[name="description"]', 'content') ??
        attribute('meta[property="og:description"]', 'content'),
      emails: links.flatMap((link) => emailOf(link, domain)),
      phones: links.filter((link) => /^tel:/i.test(link)).map((link) => decoded(link.slice(4))),
      socials: socialsAmong(addresses),
    },
    about: [
      ...new Set(
        addresses.filter((address) => {
          const { hostname, pathname } = new URL(address);
          return isSameSite(hostname, domain) && ABOUT.test(pathname);
        }),
      ),
    ],
  };
}

/** Addresses at the company's own domain: a link may as well lead to somebody else's. */
function emailOf(link: string, domain: string): string[] {
  if (!/^mailto:/i.test(link)) return [];
  const email = decoded(link.slice(7).split('?')[0] as string);
  const host = email.split('@')[1];
  return host !== undefined && isSameSite(host, domain) ? [email] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { type TreeElement, attribute, elementsOf, parseTree, textValue } from '@capstan/parsing';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import type { CompanyFacts } from '../../company-result.js';
import { socialsAmong } from '../../social-url.js';
import { readOrganization } from './organization-markup.js';

/** Limit on what is read of a page. */
const MAX_HTML_CHARS = 1_500_000;
const MAX_ELEMENTS = 50_000;
const MAX_LINKS = 3_000;
const MAX_LINK_CHARS = 2_000;
const MAX_STATED_CHARS = 5_000;

/** Paths of imprint, about and contact pages in the most common languages. */
const ABOUT =
  /\/(?:about|about-?us|company|impressum|imprint|legal(?:-notice)?|ueber-uns|kontakt|contact|contact-?us|a-propos|mentions-legales|contacto|chi-siamo|over-ons)(?:\/|\.html?|\.php)?$/i;

/** The facts on one page of a company's own site. */
export interface SiteFacts {
  title: string;
  /** From schema.org markup; `undefined` if it has none of this organization. */
  organization: CompanyFacts | undefined;
  /** From the head of the page and its links. */
  page: CompanyFacts;
  /** URLs of pages on the same site about the company. */
  about: string[];
}

/** Reads a page. @param url its URL, to resolve relative links. */
export function readSiteFacts(html: string, url: string, domain: string): SiteFacts {
  const elements = [...elementsOf(parseTree(html.slice(0, MAX_HTML_CHARS), { maxElements: MAX_ELEMENTS }))];
  const stated = new HeadValues(elements);
  const markup = elements.flatMap((element) =>
    element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json'
      ? textOf(element)
      : [],
  );
  const links = elements
    .flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href')?.trim() ?? []) : []))
    .filter((link) => link.length <= MAX_LINK_CHARS)
    .slice(0, MAX_LINKS);
  const addresses = links.flatMap((link) => URL.parse(link, url)?.href ?? []);
  return {
    title: stated.title,
    organization: readOrganization(markup, domain),
    page: {
      name: stated.property('og:site_name') ?? stated.name('application-name'),
      domain,
      description: stated.name('description') ?? stated.property('og:description'),
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

/** The values of `<title>` and `<meta>`: the first of each. */
class HeadValues {
  readonly title: string;
  private readonly metas: readonly TreeElement[];

  constructor(elements: readonly TreeElement[]) {
    const title = elements.find(({ tagName }) => tagName === 'title');
    this.title = title ? textOf(title).slice(0, MAX_STATED_CHARS) : '';
    this.metas = elements.filter(({ tagName }) => tagName === 'meta');
  }

  name(name: string): string | undefined {
    return this.content('name', name);
  }

  property(name: string): string | undefined {
    return this.content('property', name);
  }

  private content(key: string, name: string): string | undefined {
    const meta = this.metas.find((element) => attribute(element, key) === name);
    return meta && (attribute(meta, 'content')?.trim().slice(0, MAX_STATED_CHARS) || undefined);
  }
}

function textOf(element: TreeElement): string {
  return element.childNodes.map((node) => textValue(node) ?? '').join('');
}

/** Addresses at the company's own domain: other links may lead to third parties. */
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

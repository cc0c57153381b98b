import { parseHTML } from 'linkedom';
import { emailAddressOf } from '../../../text/email-address.js';
import { oneLine } from '../../../text/plain-text.js';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';

const MAX_HTML_CHARS = 1_500_000;
const MAX_ELEMENTS = 20_000;
const MAX_ADDRESSES = 100;
/** A wider surrounding speaks of more than one person. */
const MAX_CONTEXT_CHARS = 400;
const TEXT_NODE = 3;

const WRITTEN = /[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** Pages on which people stand, those that list them first. */
const PEOPLE =
  /\/(?:team|our-team|people|staff|leadership|management|mitarbeiter|equipe|equipo|ueber-uns)(?:\/|\.html?|\.php)?$/i;
const ABOUT =
  /\/(?:about|about-?us|company|contact|contact-?us|kontakt|impressum|imprint|legal(?:-notice)?|press|contacto|mentions-legales)(?:\/|\.html?|\.php)?$/i;

/** The part of the DOM that is read here; the program is compiled without the browser's types. */
interface PageNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: Iterable<PageNode>;
}

interface PageElement extends PageNode {
  readonly tagName: string;
  readonly parentElement: PageElement | null;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

/** An address on a page, and the words around it that speak of no other address. */
export interface PageAddress {
  email: string;
  local: string;
  context: string;
}

/** What a page of a site says of addresses at its domain. */
export interface AddressPage {
  url: string;
  addresses: PageAddress[];
  /** Other pages of the site on which people may stand. */
  further: string[];
}

/** Reads a page as everybody sees it; addresses that were made unreadable for programs are left alone. */
export function readAddressPage(html: string, url: string, domain: string): AddressPage {
  const { document } = parseHTML(html.slice(0, MAX_HTML_CHARS)) as unknown as { document: PageElement };
  const written = [...document.querySelectorAll('*')]
    .slice(0, MAX_ELEMENTS)
    .flatMap((element) => addressesAt(element).map((text) => ({ element, address: emailAddressOf(text) })));
  const addresses = written
    .flatMap(({ element, address }) =>
      address && isSameSite(address.domain, domain) ? [{ element, address }] : [],
    )
    .slice(0, MAX_ADDRESSES)
    .map(({ element, address }) => ({
      email: address.text.toLowerCase(),
      local: address.local.toLowerCase(),
      context: contextOf(element),
    }));
  const links = [...document.querySelectorAll('a[href]')].flatMap(
    (link) => URL.parse(link.getAttribute('href') ?? '', url)?.href.replace(/#.*$/, '') ?? [],
  );
  return { url, addresses, further: furtherPages(links, url, domain) };
}

function addressesAt(element: PageElement): string[] {
  if (/^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/i.test(element.tagName)) return [];
  const own = [...element.childNodes]
    .map((node) => (node.nodeType === TEXT_NODE ? (node.textContent ?? '') : ''))
    .join(' ');
  return [...new Set([...linkedAddress(element), ...(own.match(WRITTEN) ?? [])])];
}

function linkedAddress(element: PageElement): string[] {
  const link = element.getAttribute('href') ?? '';
  return /^mailto:/i.test(link) ? [decoded(link.slice('mailto:'.length).split('?')[0] ?? '')] : [];
}

/** The widest surrounding that is short and names one address only. */
function contextOf(element: PageElement): string {
  let context = '';
  for (let around: PageElement | null = element; around; around = around.parentElement) {
    // Cheap first: the text of a whole page is long.
    if ((around.textContent ?? '').length > MAX_CONTEXT_CHARS) break;
    const text = spacedText(around);
    const linked = [...around.querySelectorAll('a[href]'), around].flatMap(linkedAddress);
    const different = new Set([...linked, ...(text.match(WRITTEN) ?? [])].map((name) => name.toLowerCase()));
    if (different.size > 1) break;
    context = oneLine(text);
  }
  return context;
}

/** The words of an element; those of different elements never run together. */
function spacedText(node: PageNode): string {
  if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map(spacedText).join(' ');
}

function furtherPages(links: readonly string[], url: string, domain: string): string[] {
  const pages = [...new Set(links)].filter((link) => {
    const { hostname, protocol } = new URL(link);
    return /^https?:$/.test(protocol) && isSameSite(hostname, domain) && link !== url;
  });
  const among = (kind: RegExp): string[] => pages.filter((link) => kind.test(new URL(link).pathname));
  return [...new Set([...among(PEOPLE), ...among(ABOUT)])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

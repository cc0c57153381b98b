import {
  attribute,
  elementsOf,
  isTreeElement,
  oneLine,
  parseTree,
  textValue,
  type TreeElement,
} from '@capstan/parsing';
import { emailAddressOf } from '../../../text/email-address.js';
import { isSameSite } from '../../../vendors/company_site/company-domain.js';
import { ElementContexts } from './element-contexts.js';

const MAX_HTML_CHARS = 1_500_000;
const MAX_ELEMENTS = 50_000;
const MAX_ADDRESSES = 100;
const MAX_LINKS = 3_000;
const MAX_LINK_CHARS = 2_000;

/**
 * Anchored to the start of a run of such characters: otherwise each of them would be tried as a start (quadratic time).
 */
const WRITTEN = /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** Pages that list people, team pages first. */
const PEOPLE =
  /\/(?:team|our-team|people|staff|leadership|management|mitarbeiter|equipe|equipo|ueber-uns)(?:\/|\.html?|\.php)?$/i;
const ABOUT =
  /\/(?:about|about-?us|company|contact|contact-?us|kontakt|impressum|imprint|legal(?:-notice)?|press|contacto|mentions-legales)(?:\/|\.html?|\.php)?$/i;
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** An address on a page, and the surrounding text that contains no other address. */
export interface PageAddress {
  email: string;
  local: string;
  context: string;
}

/** The addresses at the domain that a page contains. */
export interface AddressPage {
  url: string;
  addresses: PageAddress[];
  /** Other pages of the site that may list people. */
  further: string[];
}

/** Reads a page as visitors see it; obfuscated addresses are ignored. */
export function readAddressPage(html: string, url: string, domain: string): AddressPage {
  const tree = parseTree(html.slice(0, MAX_HTML_CHARS), { maxElements: MAX_ELEMENTS });
  const elements = [...elementsOf(tree)];
  const contexts = new ElementContexts(tree);
  const addresses: PageAddress[] = [];
  for (const element of elements) {
    for (const text of addressesAt(element)) {
      const address = emailAddressOf(text);
      if (!address || !isSameSite(address.domain, domain)) continue;
      addresses.push({
        email: address.text.toLowerCase(),
        local: address.local.toLowerCase(),
        context: contextOf(element, contexts),
      });
      if (addresses.length === MAX_ADDRESSES)
        return { url, addresses, further: furtherPages(elements, url, domain) };
    }
  }
  return { url, addresses, further: furtherPages(elements, url, domain) };
}

function addressesAt(element: TreeElement): string[] {
  if (UNREAD.has(element.tagName)) return [];
  const own = element.childNodes.map((node) => textValue(node) ?? '').join(' ');
  return [...new Set([...linkedAddress(element), ...(own.match(WRITTEN) ?? [])])];
}

function linkedAddress(element: TreeElement): string[] {
  const link = attribute(element, 'href') ?? '';
  if (!/^mailto:/i.test(link) || link.length > MAX_LINK_CHARS) return [];
  return [decoded(link.slice('mailto:'.length).split('?')[0] ?? '')];
}

/** The largest surrounding element that is short and contains only one address. */
function contextOf(element: TreeElement, contexts: ElementContexts): string {
  let context = '';
  for (const around of contexts.of(element)) {
    const text = spacedText(around);
    const linked = [around, ...elementsOf(around)].flatMap(linkedAddress);
    const different = new Set([...linked, ...(text.match(WRITTEN) ?? [])].map((name) => name.toLowerCase()));
    if (different.size > 1) break;
    context = oneLine(text);
  }
  return context;
}

/** The text of an element; text of separate elements never runs together. */
function spacedText(element: TreeElement): string {
  return element.childNodes
    .map((node) => (isTreeElement(node) ? spacedText(node) : (textValue(node) ?? '')))
    .join(' ');
}

function furtherPages(elements: readonly TreeElement[], url: string, domain: string): string[] {
  const addresses = elements
    .flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []))
    .slice(0, MAX_LINKS)
    .flatMap((href) => (href.length > MAX_LINK_CHARS ? [] : (URL.parse(href, url) ?? [])));
  const pages = new Map(
    addresses.flatMap((address) => {
      address.hash = '';
      const isPage = /^https?:$/.test(address.protocol) && isSameSite(address.hostname, domain);
      return isPage && address.href !== url ? [[address.href, address.pathname] as const] : [];
    }),
  );
  const among = (kind: RegExp): string[] =>
    [...pages].flatMap(([address, path]) => (kind.test(path) ? [address] : []));
  return [...new Set([...among(PEOPLE), ...among(ABOUT)])];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

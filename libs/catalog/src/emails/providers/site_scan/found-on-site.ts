import type { EmailsParams } from '../../emails.params.js';
import { type AddressPattern, namesInFull, patternOf } from '../../patterns/address-pattern.js';
import type { AddressPage, PageAddress } from './page-addresses.reading.js';

/** Confidence of an address on a page. */
const CONFIDENCE = { nameAndContext: 95, name: 85, context: 80 } as const;
/** Two words that may be a name. */
const NAMES = /(?<![\p{L}'’-])(?=(\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}'’-]+))/gu;
const TWO_WORDS = /^[a-z]{2,}\.[a-z]{2,}$/;

/** A person's address found on the site. */
export interface SiteAddress {
  email: string;
  confidence: number;
  urls: string[];
}

/**
 * Finds the address of this person: built from both full names, or next to the name with no other address nearby. An
 * initial alone would also fit relatives.
 */
export function addressOnSite(pages: readonly AddressPage[], params: EmailsParams): SiteAddress | undefined {
  let best: SiteAddress | undefined;
  for (const { url, addresses } of pages) {
    for (const address of addresses) {
      const confidence = confidenceOf(address, params);
      if (confidence === 0) continue;
      if (best?.email === address.email) {
        best = { ...best, confidence: Math.max(best.confidence, confidence), urls: [...best.urls, url] };
      } else if (!best || confidence > best.confidence) {
        best = { email: address.email, confidence, urls: [url] };
      }
    }
  }
  return best;
}

/** Returns the pattern of most addresses of other people on a site; null if there is none. */
export function patternOnSite(pages: readonly AddressPage[]): AddressPattern | null {
  const counts = new Map<AddressPattern, number>();
  const different = new Map(
    pages.flatMap(({ addresses }) => addresses.map((one) => [one.email, one] as const)),
  );
  for (const address of different.values()) {
    const pattern = patternOfOther(address);
    if (pattern) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

function confidenceOf({ local, context }: PageAddress, { first_name, last_name }: EmailsParams): number {
  const pattern = patternOf(local, first_name, last_name);
  const isInFull = pattern !== undefined && namesInFull(pattern);
  const words = new Set(wordsIn(withoutAddresses(context)));
  const isNamed = [...wordsIn(first_name), ...wordsIn(last_name)].every((word) => words.has(word));
  if (isInFull) return isNamed ? CONFIDENCE.nameAndContext : CONFIDENCE.name;
  // An address next to a name may be that of the office: it must at least start like the name.
  return isNamed && pattern !== undefined ? CONFIDENCE.context : 0;
}

function patternOfOther({ local, context }: PageAddress): AddressPattern | undefined {
  const names = [...withoutAddresses(context).matchAll(NAMES)];
  const patterns = names.flatMap(([, first = '', last = '']) => patternOf(local, first, last) ?? []);
  return patterns[0] ?? (TWO_WORDS.test(local) ? '{first}.{last}' : undefined);
}

/** A context without placeholder addresses. */
function withoutAddresses(context: string): string {
  return context
    .split(/\s/)
    .filter((word) => !word.includes('@'))
    .join(' ');
}

function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

import { termsOf } from '@capstan/text-analysis';
import { identifiersOf } from '../identifiers.js';
import type { Passage } from '../passages.js';

/**
 * Raise it when terms, postings or block lengths are made in another way: the index then makes those of the
 * documents it holds anew, from their stored passages.
 */
export const TERMS_VERSION = 2;

/** Where a term stands in a passage. */
export interface PassageOccurrence {
  /** Place of the passage in its document, from 0. */
  passage: number;
  /** How often in its text. */
  count: number;
  isInHeadings: boolean;
}

/** Where a term stands in a document. */
export interface DocumentOccurrences {
  /** How often in the title. */
  title: number;
  isInAddress: boolean;
  /** In order of the passages. */
  passages: PassageOccurrence[];
}

/** What the index keeps of a document besides its text. */
export interface DocumentTerms {
  readonly occurrences: ReadonlyMap<string, DocumentOccurrences>;
  /** Words of the title. */
  readonly titleLength: number;
  /** Words of each passage. */
  readonly passageLengths: readonly number[];
  /** Part of the text that is the text of links, 0 to 1. */
  readonly linkShare: number;
}

/** A document of which terms are made. */
export interface TermSource {
  readonly url: string;
  readonly title: string;
  readonly linkShare: number;
  readonly passages: readonly Passage[];
}

const ADDRESS_SEGMENTS = 3;

/** The terms of a document: words of title, address, headings and text, and the identifiers in them. */
export function documentTermsOf({ url, title, linkShare, passages }: TermSource): DocumentTerms {
  const occurrences = new Map<string, DocumentOccurrences>();
  const at = (term: string): DocumentOccurrences => {
    let of = occurrences.get(term);
    if (!of) occurrences.set(term, (of = { title: 0, isInAddress: false, passages: [] }));
    return of;
  };
  const inPassage = (term: string, passage: number): PassageOccurrence => {
    const of = at(term).passages;
    let last = of.at(-1);
    if (last?.passage !== passage) of.push((last = { passage, count: 0, isInHeadings: false }));
    return last;
  };

  const titleWords = wordsOf(title);
  for (const term of [...titleWords, ...identifiersOf(title)]) at(term).title += 1;
  const address = wordsOfAddress(url);
  for (const term of [...wordsOf(address), ...identifiersOf(address)]) at(term).isInAddress = true;

  let path: readonly string[] = [];
  let headings: string[] = [];
  const passageLengths = passages.map((passage, place) => {
    if (passage.headings !== path) {
      path = passage.headings;
      headings = path.flatMap((heading) => [...wordsOf(heading), ...identifiersOf(heading)]);
    }
    for (const term of headings) inPassage(term, place).isInHeadings = true;
    const words = wordsOf(passage.body);
    for (const term of words) inPassage(term, place).count += 1;
    for (const term of identifiersOf(passage.body)) inPassage(term, place).count += 1;
    return words.length;
  });
  return { occurrences, titleLength: titleWords.length, passageLengths, linkShare };
}

const wordsOf = (text: string): string[] => termsOf(text, 'index').map(({ term }) => term);

/** The end of the path without the ending of a file; folders far above say nothing about a page. */
function wordsOfAddress(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.pop()?.replace(/\.[a-z]{2,8}$/i, '') ?? '';
  return [...segments.slice(1 - ADDRESS_SEGMENTS), last].map(decoded).join(' ');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

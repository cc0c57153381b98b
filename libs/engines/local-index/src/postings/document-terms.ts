import { termsOf } from '@capstan/text-analysis';
import { identifiersOf } from './identifiers.js';
import type { Passage } from '../documents/passages.js';

/**
 * Increment when terms, postings or block lengths are created in another way: the index then creates them again
 * from the stored passages.
 */
export const TERMS_VERSION = 2;

/** Occurrences of a term in a passage. */
export interface PassageOccurrence {
  /** Position of the passage in its document, from 0. */
  passage: number;
  /** Occurrences in its text. */
  count: number;
  isInHeadings: boolean;
}

/** Occurrences of a term in a document. */
export interface DocumentOccurrences {
  /** Occurrences in the title. */
  title: number;
  isInAddress: boolean;
  /** In order of the passages. */
  passages: PassageOccurrence[];
}

/** What the index stores of a document in addition to its text. */
export interface DocumentTerms {
  readonly occurrences: ReadonlyMap<string, DocumentOccurrences>;
  /** Number of words in the title. */
  readonly titleLength: number;
  /** Number of words in each passage. */
  readonly passageLengths: readonly number[];
  /** Share of the text that is link text, 0 to 1. */
  readonly linkShare: number;
}

/** A document to create terms of. */
export interface TermSource {
  readonly url: string;
  readonly title: string;
  readonly linkShare: number;
  readonly passages: readonly Passage[];
}

const ADDRESS_SEGMENTS = 3;

/** Returns the terms of a document: words of title, address, headings and text, and the identifiers in them. */
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

/** The end of the path without a file extension; outer folders are not relevant to a page. */
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

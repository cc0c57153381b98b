import { createHash } from 'node:crypto';
import { addressesReader } from '@capstan/answers';
import { type ClaimReason, verifyClaim } from '@capstan/claim-verification';
import { SupportIndex, type TextSpan, languageOf } from '@capstan/text-analysis';
import type { Citation } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import { isFullySupported } from './fully-supported.js';
import { independentSources } from './independent-sources.js';
import { Sentences } from './sentences.js';
import { smallestWindow } from './smallest-window.js';

/** A longer quotation does not help a reader. UTF-16 units. */
const MAX_QUOTE = 1500;
const ENGLISH = /\b(?:the|of|to|is|are|and|for|with|was|were|by|from|it|that|this|does|its|may|can|will)\b/i;
/** Passages of a source with which a claim is compared. */
const MAX_CANDIDATES = 4;
/** 1 is a quotation. */
const MAX_SUPPORT = 0.99;

/** A citation that supports a text, or the reason why there is none. */
export type Check = { citation: Citation } | { reason: ClaimReason };

/** The texts of a run's sources, indexed once and searched for every sentence. */
export class Evidence {
  /** Without sources that copy another one. */
  readonly originals: readonly Source[];
  private readonly known: ReadonlyMap<number, Source>;
  private readonly voices: ReadonlyMap<number, number>;
  private readonly indexes = new Map<number, SupportIndex>();
  private readonly sentences = new Map<number, Sentences>();

  constructor(readonly sources: readonly Source[]) {
    this.known = new Map(sources.map((source) => [source.id, source]));
    this.voices = independentSources(sources);
    this.originals = sources.filter(({ id }) => this.voices.get(id) === id);
  }

  source(id: number): Source | undefined {
    return this.known.get(id);
  }

  /** The original of a source, or the source itself: a copy is not an independent source. */
  voiceOf(id: number): number {
    return this.voices.get(id) ?? id;
  }

  /** Number of independent sites of sources. */
  sitesOf(ids: Iterable<number>): number {
    return new Set([...ids].flatMap((id) => this.known.get(this.voiceOf(id))?.site ?? [])).size;
  }

  /**
   * Finds a text in a source verbatim, from the beginning of a sentence to the end of one; null if absent.
   */
  quotation(text: string, id: number): Citation | null {
    const source = this.known.get(id);
    if (!source || text === '') return null;
    for (let at = source.text.indexOf(text); at >= 0; at = source.text.indexOf(text, at + 1)) {
      const span = { start: at, end: at + text.length };
      const reading = this.readingOf(source);
      if (reading.isWhole(span) && !reading.isTainted(span)) return citation(source, span, 1);
    }
    return null;
  }

  /** Finds a span of a source that supports a text, verbatim or in other words; otherwise the reason why not. */
  check(text: string, id: number): Check {
    const source = this.known.get(id);
    if (!source) return { reason: 'not_stated' };
    const literal = this.quotation(text, id);
    if (literal) return { citation: literal };
    return isEnglish(source.text) ? this.verified(text, source) : this.compared(text, source);
  }

  /** English: the claim is compared with the closest passages, and each difference is judged. */
  private verified(text: string, source: Source): Check {
    let reason: ClaimReason | undefined;
    const reading = this.readingOf(source);
    for (const candidate of this.indexOf(source).candidatesFor(text, MAX_CANDIDATES)) {
      const { span } = smallestWindow(text, source.text, reading.around(candidate));
      // Not citable, and a page may have one sentence of any length.
      if (span.end - span.start > MAX_QUOTE) continue;
      const quote = source.text.slice(span.start, span.end);
      const verdict = verifyClaim(text, quote);
      // The closest passage explains the difference best.
      reason ??= verdict.reason ?? undefined;
      if (verdict.isSupported && this.isCitable(source, span))
        return { citation: citation(source, span, Math.min(MAX_SUPPORT, verdict.score)) };
    }
    return { reason: reason ?? 'not_stated' };
  }

  /** Other languages: the words, numbers, names and negations of the claim must be there. */
  private compared(text: string, source: Source): Check {
    const support = this.indexOf(source).supportOf(text);
    if (!support.isSupported) return { reason: 'not_stated' };
    const { span, share } = smallestWindow(text, source.text, this.readingOf(source).around(support));
    const quote = source.text.slice(span.start, span.end);
    if (!this.isCitable(source, span) || !isFullySupported(text, quote)) return { reason: 'not_stated' };
    return { citation: citation(source, span, Math.min(MAX_SUPPORT, support.score * share)) };
  }

  /** Instructions of a page to its readers or a model are not statements of the page. */
  private isCitable(source: Source, span: TextSpan): boolean {
    return (
      span.end - span.start <= MAX_QUOTE &&
      !this.readingOf(source).isTainted(span) &&
      !addressesReader(source.text.slice(span.start, span.end))
    );
  }

  /** Spans of the sentences of a source. */
  sentencesOf(source: Source): readonly TextSpan[] {
    return this.readingOf(source).spans;
  }

  private readingOf(source: Source): Sentences {
    const sentences = this.sentences.get(source.id) ?? new Sentences(source.text);
    this.sentences.set(source.id, sentences);
    return sentences;
  }

  private indexOf(source: Source): SupportIndex {
    const index = this.indexes.get(source.id) ?? new SupportIndex(source.text);
    this.indexes.set(source.id, index);
    return index;
  }
}

/** The language of a short text is unreliable: it must have English words as well. */
function isEnglish(text: string): boolean {
  return languageOf(text) === 'en' && ENGLISH.test(text);
}

function citation(source: Source, { start, end }: TextSpan, support: number): Citation {
  const quote = source.text.slice(start, end);
  return {
    source: source.id,
    start,
    end,
    quote,
    sha256: createHash('sha256').update(quote, 'utf8').digest('hex'),
    support: Math.round(support * 100) / 100,
  };
}

import { createHash } from 'node:crypto';
import { SupportIndex, type TextSpan } from '@capstan/text-analysis';
import type { Citation } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import { isFullySupported } from './fully-supported.js';
import { independentSources } from './independent-sources.js';
import { addressesReader } from '../sentences/refusals.js';
import { Sentences } from './sentences.js';
import { smallestWindow } from './smallest-window.js';

/** A longer quotation does not help a reader. UTF-16 units. */
const MAX_QUOTE = 1500;

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

  /** Finds a span of a source that supports a text in other words; null if absent. */
  citation(text: string, id: number): Citation | null {
    const source = this.known.get(id);
    if (!source) return null;
    const literal = this.quotation(text, id);
    if (literal) return literal;
    const support = this.indexOf(source).supportOf(text);
    if (!support.isBorneOut) return null;
    const reading = this.readingOf(source);
    const window = reading.around(support);
    const { span, share } = smallestWindow(text, source.text, window);
    if (span.end - span.start > MAX_QUOTE || reading.isTainted(span)) return null;
    const quote = source.text.slice(span.start, span.end);
    // Instructions of a page to its readers or a model are not statements of the page.
    if (addressesReader(quote) || !isFullySupported(text, quote)) return null;
    return citation(source, span, Math.min(0.99, support.score * share));
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

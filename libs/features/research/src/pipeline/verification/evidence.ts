import { createHash } from 'node:crypto';
import { SupportIndex, type TextSpan } from '@capstan/text-analysis';
import type { Citation } from '../../model/report.js';
import type { Source } from '../../model/source.js';
import { isFullySupported } from './fully-supported.js';
import { independentSources } from './independent-sources.js';
import { addressesReader } from '../sentences/refusals.js';
import { Sentences } from './sentences.js';
import { smallestWindow } from './smallest-window.js';

/** A longer one shows nobody where to look. UTF-16 units. */
const MAX_QUOTE = 1500;

/** What the sources of a run say, read once and asked for every sentence. */
export class Evidence {
  /** Without those that repeat another one. */
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

  /** The source that a source repeats, itself when it repeats none: what repeats another is no second voice. */
  voiceOf(id: number): number {
    return this.voices.get(id) ?? id;
  }

  /** How many independent sites sources are. */
  sitesOf(ids: Iterable<number>): number {
    return new Set([...ids].flatMap((id) => this.known.get(this.voiceOf(id))?.site ?? [])).size;
  }

  /** Where a source says a text literally, from the beginning of a sentence to the end of one; null when it does not. */
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

  /** Where a source bears out a text in whatever words; null when it does not. */
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
    // What a page tells its readers or a model to say is no statement of the page.
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

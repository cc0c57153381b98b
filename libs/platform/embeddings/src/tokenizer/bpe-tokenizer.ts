/** The part of a `tokenizer.json` of Hugging Face's tokenizers that is read: byte pair encoding as in SentencePiece. */
export interface TokenizerJson {
  readonly model: {
    readonly type: string;
    readonly vocab: Readonly<Record<string, number>>;
    /** Best first: `"▁ t"`, or `["▁", "t"]`. */
    readonly merges: readonly (string | readonly [string, string])[];
  };
}

/** Marks the start of a word. */
const WORD_START = '▁';
const MAX_CACHED_WORDS = 20_000;
/** Longer runs of characters without a space are not words. */
const MAX_WORD = 64;

/**
 * Byte pair encoding with byte fallback. Words are encoded one by one: no merge of the models that this supports
 * crosses the start of a word, and most words of a text have been encoded before.
 */
export class BpeTokenizer {
  private readonly vocabulary: ReadonlyMap<string, number>;
  /** Rank of a merge by its two parts. */
  private readonly ranks: ReadonlyMap<string, number>;
  private readonly cache = new Map<string, readonly number[]>();

  /** @throws TypeError when it is another kind of tokenizer. */
  constructor({ model }: TokenizerJson) {
    if (model.type !== 'BPE')
      throw new TypeError(`tokenizer of type ${model.type} is not supported, only BPE`);
    this.vocabulary = new Map(Object.entries(model.vocab));
    this.ranks = new Map(
      model.merges.map((merge, rank) => [typeof merge === 'string' ? merge : merge.join(' '), rank]),
    );
  }

  /** Returns the tokens of a text. White space of any kind separates words. */
  idsOf(text: string): number[] {
    const ids: number[] = [];
    for (const word of text.split(/\s+/)) {
      if (word !== '') ids.push(...this.idsOfWord(word.slice(0, MAX_WORD)));
    }
    return ids;
  }

  private idsOfWord(word: string): readonly number[] {
    const known = this.cache.get(word);
    if (known) return known;
    const ids = this.merged([WORD_START, ...word]).flatMap((part) => this.idsOfPart(part));
    if (this.cache.size >= MAX_CACHED_WORDS) this.cache.clear();
    this.cache.set(word, ids);
    return ids;
  }

  /** Joins the pair with the best rank until none is left. */
  private merged(characters: readonly string[]): string[] {
    const parts = [...characters];
    while (parts.length > 1) {
      let best = Infinity;
      let at = -1;
      for (let index = 0; index + 1 < parts.length; index += 1) {
        const rank = this.ranks.get(`${parts[index]} ${parts[index + 1]}`);
        if (rank !== undefined && rank < best) {
          best = rank;
          at = index;
        }
      }
      if (at < 0) break;
      parts.splice(at, 2, `${parts[at]}${parts[at + 1]}`);
    }
    return parts;
  }

  /** A character that the vocabulary lacks is encoded as its bytes in UTF-8. */
  private idsOfPart(part: string): number[] {
    const id = this.vocabulary.get(part);
    if (id !== undefined) return [id];
    return [...Buffer.from(part)].flatMap((byte) => {
      const hex = byte.toString(16).toUpperCase().padStart(2, '0');
      return this.vocabulary.get(`<0x${hex}>`) ?? [];
    });
  }
}

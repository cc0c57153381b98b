import type { Language } from '../../model/vocabulary.js';
import { fold, tokensOf, type PromptText, type Token } from './prompt-text.js';

/**
 * Terms by value, comma-separated. `-salon` also matches as the end of a compound (`Hundesalon`), `yoga-` as its
 * start. Words are matched without regard to case, diacritics and common plural endings.
 */
export type Terms<Value extends string> = Partial<Record<Value, string>>;

/** A term found in a text; `first` and `last` are its tokens (equal for a term inside a Japanese run). */
export interface Hit<Value> {
  value: Value;
  start: number;
  end: number;
  first: number;
  last: number;
  /** Found as part of a compound word. */
  isPart: boolean;
}

interface Phrase<Value> {
  keys: string[];
  value: Value;
}

const MIN_STEM = 4;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Endings of plurals and inflections by language. */
const ENDINGS: Record<Language, readonly string[]> = {
  en: ['s', 'es'],
  de: ['n', 'en', 'e', 'er', 's', 'es', 'em'],
  fr: ['s', 'x', 'e', 'es'],
  es: ['s', 'es'],
  pt: ['s', 'es'],
  ja: [],
};

/** Singular forms that a word may be the plural of, itself first. */
function stems(key: string, language: Language): string[] {
  const found = [key];
  if (key.endsWith('ies')) found.push(`${key.slice(0, -3)}y`);
  if (language === 'pt' && key.endsWith('oes')) found.push(`${key.slice(0, -3)}ao`);
  for (const ending of ENDINGS[language])
    if (key.endsWith(ending) && key.length - ending.length >= 3) found.push(key.slice(0, -ending.length));
  return found;
}

/** Finds terms in texts; built once per table. */
export class Lexicon<Value extends string> {
  private readonly phrases = new Map<string, Phrase<Value>[]>();
  private readonly heads = new Map<string, Value>();
  private readonly starts = new Map<string, Value>();
  private readonly runs: { term: string; value: Value }[] = [];

  constructor(
    table: Terms<Value>,
    private readonly language: Language,
  ) {
    for (const [value, terms] of Object.entries(table) as [Value, string][])
      for (const term of terms.split(',')) this.add(term.trim(), value);
    for (const list of this.phrases.values()) list.sort((a, b) => b.keys.length - a.keys.length);
    this.runs.sort((a, b) => b.term.length - a.term.length);
  }

  private add(term: string, value: Value): void {
    if (term === '') return;
    if (JAPANESE.test(term)) {
      this.runs.push({ term: term.toLowerCase(), value });
      return;
    }
    const bare = fold(term.replaceAll(/^-|-$/g, ''));
    if (term.startsWith('-') && !this.heads.has(bare)) this.heads.set(bare, value);
    if (term.endsWith('-') && !this.starts.has(bare)) this.starts.set(bare, value);
    const keys = tokensOf(bare).map((token) => token.key);
    const list = this.phrases.get(keys[0] as string) ?? [];
    list.push({ keys, value });
    this.phrases.set(keys[0] as string, list);
  }

  /** All terms in the order of the text, the longest at each place, none overlapping. */
  find(prompt: PromptText): Hit<Value>[] {
    const hits = [...this.findRuns(prompt)];
    const { tokens } = prompt;
    for (let index = 0; index < tokens.length; index += 1) {
      const hit = this.at(tokens, index);
      if (hit === null) continue;
      hits.push(hit);
      index = hit.last;
    }
    return hits.toSorted((a, b) => a.start - b.start);
  }

  has(word: string): boolean {
    return this.at(tokensOf(word), 0) !== null;
  }

  /** The term that starts at a token. */
  at(tokens: Token[], index: number): Hit<Value> | null {
    const token = tokens[index];
    if (token === undefined || !token.isWord) return null;
    const phrase = this.phraseAt(tokens, index);
    if (phrase !== null) {
      const last = index + phrase.keys.length - 1;
      return {
        value: phrase.value,
        start: token.start,
        end: (tokens[last] as Token).end,
        first: index,
        last,
        isPart: false,
      };
    }
    const value = this.compound(token.key);
    return value === null
      ? null
      : { value, start: token.start, end: token.end, first: index, last: index, isPart: true };
  }

  private phraseAt(tokens: Token[], index: number): Phrase<Value> | null {
    const matches = (key: string, at: number) => {
      const token = tokens[at];
      return token !== undefined && (token.key === key || stems(token.key, this.language).includes(key));
    };
    for (const stem of stems((tokens[index] as Token).key, this.language)) {
      const phrase = this.phrases
        .get(stem)
        ?.find(({ keys }) => keys.every((key, at) => at === 0 || matches(key, index + at)));
      if (phrase !== undefined) return phrase;
    }
    return null;
  }

  private compound(key: string): Value | null {
    if (key.length > 40) return null;
    for (const stem of stems(key, this.language))
      for (let cut = 1; cut <= stem.length - MIN_STEM; cut += 1) {
        const value = this.heads.get(stem.slice(cut));
        if (value !== undefined && cut >= 2) return value;
      }
    for (let cut = key.length - 1; cut >= MIN_STEM; cut -= 1) {
      const value = this.starts.get(key.slice(0, cut));
      if (value !== undefined) return value;
    }
    return null;
  }

  private *findRuns({ text, tokens }: PromptText): Generator<Hit<Value>> {
    if (this.runs.length === 0 || !JAPANESE.test(text)) return;
    const taken = new Uint8Array(text.length);
    const lower = text.toLowerCase();
    const searched = lower.length === text.length ? lower : text;
    for (const { term, value } of this.runs)
      for (let at = searched.indexOf(term); at !== -1; at = searched.indexOf(term, at + term.length)) {
        if (taken.subarray(at, at + term.length).some((isTaken) => isTaken === 1)) continue;
        taken.fill(1, at, at + term.length);
        const first = tokenAt(tokens, at);
        yield { value, start: at, end: at + term.length, first, last: first, isPart: true };
      }
  }
}

/** Index of the token that an offset lies in, or of the one before it. */
export function tokenAt(tokens: Token[], offset: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tokens[middle] as Token).start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Lexicons of one language: its own and the English one, whose terms are used in every language. */
export class Lexicons<Value extends string> {
  private readonly parts: Lexicon<Value>[];

  constructor(...parts: Lexicon<Value>[]) {
    this.parts = parts;
  }

  /** All terms in the order of the text; where terms overlap the longer one, then that of the language itself. */
  find(prompt: PromptText): Hit<Value>[] {
    const ranked = this.parts
      .flatMap((part, rank) => part.find(prompt).map((hit) => ({ hit, rank })))
      .toSorted((a, b) => a.hit.start - b.hit.start || b.hit.end - a.hit.end || a.rank - b.rank);
    const hits: Hit<Value>[] = [];
    for (const { hit } of ranked) if (hit.start >= (hits.at(-1)?.end ?? 0)) hits.push(hit);
    return hits;
  }

  /** Values of the terms that a text begins with. */
  valuesAt(text: string): Value[] {
    const tokens = tokensOf(text);
    return this.parts.flatMap((part) => part.at(tokens, 0)?.value ?? []);
  }
}

/** Lexicons by language, built from one table each. */
export function byLanguage<Value extends string>(
  tables: Record<Language, Terms<Value>>,
): Record<Language, Lexicons<Value>> {
  const english = new Lexicon(tables.en, 'en');
  const build = (language: Language) => new Lexicons(new Lexicon(tables[language], language), english);
  return {
    en: new Lexicons(english),
    de: build('de'),
    fr: build('fr'),
    es: build('es'),
    pt: build('pt'),
    ja: build('ja'),
  };
}

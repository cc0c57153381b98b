import { type Shade, shadeOf, SHADES } from '../colors/shades.js';
import type { Range } from '../text/range.js';
import { tokensOf } from '../text/tokens.js';
import { plainWord, WordList } from '../text/word-list.js';
import type { Grammar } from './grammar-schema.js';
import { KeyedWords } from './keyed-words.js';
import type { LookWords } from './look-words-schema.js';

/** A color in a text, with the words of its shade. */
export interface NamedColor extends Range {
  value: string;
  /** Whether its name is one of the few that all shades have: red, but not burgundy. */
  isBasic: boolean;
}

/** The values that the plain names of colors have in all languages. */
const BASIC = new Set([
  '#b3261e',
  '#d9661f',
  '#e0b31c',
  '#2f7d4f',
  '#2459a6',
  '#6b3fa0',
  '#d85a8a',
  '#6b4426',
  '#161616',
  '#ffffff',
  '#6f7276',
]);
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gu;
const MIN_SHADE = 3;
const MIN_LAST_PART = 4;

/** Finds colors with what is said about their shade: "dark red", "dusty pink", "vert foncé", "dunkelrot", "#7a1f3d". */
export class ColorWords {
  private readonly names: WordList;
  private readonly values = new Map<string, string>();
  private readonly shades: KeyedWords<Shade>;
  private readonly shadeWords: readonly (readonly [word: string, shade: Shade])[];

  private readonly isSpaced: boolean;
  private readonly isCompounding: boolean;
  /** Colors that end compounds; not "rot", which ends other words as well. */
  private readonly lastParts: readonly string[];

  constructor(
    { colors, isSpaced, nounsAreCapital }: Grammar,
    private readonly looks: LookWords,
  ) {
    for (const [name, value] of Object.entries(colors)) this.values.set(plainWord(name), value);
    // A form of one color may be the name of another.
    for (const [name, value] of Object.entries(colors)) {
      for (const ending of isSpaced ? looks.endings : []) {
        const form = plainWord(withEnding(name, ending));
        if (!this.values.has(form)) this.values.set(form, value);
      }
    }
    this.names = new WordList([...this.values.keys()], isSpaced);
    this.shades = new KeyedWords(looks.shades, isSpaced);
    this.shadeWords = isSpaced
      ? SHADES.flatMap((shade) =>
          looks.shades[shade].map((word) => [plainWord(word), shade] as const),
        ).filter(([word]) => word.length >= MIN_SHADE)
      : [];
    this.isSpaced = isSpaced;
    this.isCompounding = nounsAreCapital;
    this.lastParts = Object.keys(colors)
      .map((name) => plainWord(name))
      .filter((name) => name.length >= MIN_LAST_PART && BASIC.has(this.values.get(name) ?? ''));
  }

  find(folded: string): NamedColor[] {
    const words = this.names.find(folded).filter((match) => this.isSpaced || !isWithinHan(folded, match));
    const plain = [...words.map((match) => this.named(match, match.word)), ...hexIn(folded)];
    const found = [...plain, ...this.compounds(folded, plain)].toSorted((a, b) => a.start - b.start);
    const shades = this.shades.find(folded);
    const isNext = (end: number, start: number): boolean =>
      this.isSpaced ? /^[\s-]$/u.test(folded.slice(end, start)) : end === start;
    return found
      .reduce<NamedColor[]>((joined, color) => {
        const last = joined.at(-1);
        // "sage green": one color, which the less common word names.
        if (last === undefined || !this.isSpaced || !isNext(last.end, color.start)) return [...joined, color];
        const { value, isBasic } = last.isBasic ? color : last;
        return [...joined.slice(0, -1), { start: last.start, end: color.end, value, isBasic }];
      }, [])
      .map((color) => {
        const shade = shades.find(({ start, end }) =>
          this.looks.colorIsFirst ? isNext(end, color.start) : isNext(color.end, start),
        );
        return shade === undefined
          ? color
          : {
              start: Math.min(color.start, shade.start),
              end: Math.max(color.end, shade.end),
              value: shadeOf(color.value, shade.key),
              isBasic: false,
            };
      });
  }

  private named({ start, end }: Range, word: string): NamedColor {
    const value = this.values.get(word) ?? '';
    return { start, end, value, isBasic: BASIC.has(value) };
  }

  /** "dunkelrot"; with another word before it, a color is only the common one: "kornblumenblau". */
  private compounds(folded: string, known: readonly Range[]): NamedColor[] {
    return tokensOf(folded).flatMap(({ start, end, text }): NamedColor[] => {
      if (known.some((each) => each.start <= start && end <= each.end)) return [];
      for (const [word, shade] of this.shadeWords) {
        const value = text.startsWith(word) ? this.values.get(text.slice(word.length)) : undefined;
        if (value !== undefined) return [{ start, end, value: shadeOf(value, shade), isBasic: false }];
      }
      const last = this.isCompounding ? this.lastParts.find((name) => text.endsWith(name)) : undefined;
      const value = last === undefined ? undefined : this.values.get(last);
      return value === undefined ? [] : [{ start, end, value, isBasic: false }];
    });
  }
}

/** One character of a longer word: of a place, as in 金沢, but not in 白基調. */
const isWithinHan = (folded: string, { start, end }: Range): boolean =>
  end - start === 1 &&
  (/^\p{Script=Han}(?<![色系基])/u.test(folded.slice(end)) ||
    /\p{Script=Han}$/u.test(folded.slice(0, start)));

/** "blanco" and "o>as": "blancas". */
function withEnding(name: string, ending: string): string {
  const [from = '', to] = ending.split('>');
  if (to === undefined) return `${name}${ending}`;
  return name.endsWith(from) ? `${name.slice(0, -from.length)}${to}` : name;
}

const hexIn = (folded: string): NamedColor[] =>
  [...folded.matchAll(HEX)].map(({ 0: hex, index }) => ({
    start: index,
    end: index + hex.length,
    value: hex.length === 4 ? `#${hex.slice(1).replaceAll(/./gu, '$&$&')}` : hex,
    isBasic: false,
  }));

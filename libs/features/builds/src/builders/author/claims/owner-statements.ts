import { numbersIn, sentencesOf, SupportIndex, significantTerms } from '@capstan/text-analysis';
import { neutralTerms } from './neutral-words.js';

/** Inflections of a word share this much of the longer one, and at least this many characters. */
const SHARED_PART = 0.6;
const SHARED_CHARACTERS = 4;

/** A passage that has this much of a sentence and does not support it contradicts it. */
const CONTRADICTION = 0.7;

/** Particles and endings of Japanese, which join words: pairs of characters with one of them are the wording. */
const HIRAGANA = /\p{Script=Hiragana}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}]/u;
const DIGITS = /^\p{N}+$/u;

/** The statements of an owner, to check the texts of a model, which may only use the owner's words, numbers and names. */
export class OwnerStatements {
  private readonly text: string;
  private readonly digits: string;
  private readonly terms: ReadonlySet<string>;
  private readonly prefixes = new Map<string, string[]>();
  private readonly values: ReadonlySet<number>;
  private readonly integers: ReadonlySet<number>;
  private readonly index: SupportIndex;
  private readonly neutral: ReadonlySet<string>;

  /** @param texts everything that may be on a page. @param language of the site. */
  constructor(texts: readonly string[], language: string) {
    const whole = texts.join('\n');
    this.text = folded(whole);
    this.digits = digitsOf(whole);
    this.terms = new Set(significantTerms(whole));
    this.values = new Set(numbersIn(whole).map(({ value }) => value));
    this.integers = new Set((whole.match(/\d+/g) ?? []).map(Number));
    this.index = new SupportIndex(whole);
    this.neutral = neutralTerms(language);
    for (const term of this.terms) {
      const prefix = term.slice(0, SHARED_CHARACTERS);
      this.prefixes.set(prefix, [...(this.prefixes.get(prefix) ?? []), term]);
    }
  }

  /** Whether it was said in exactly these words. */
  isQuote(text: string): boolean {
    return folded(text) !== '' && this.text.includes(folded(text));
  }

  /** Whether each of its words and numbers was said, or has no information. */
  hasWords(text: string): boolean {
    if (this.isQuote(text)) return true;
    if (numbersIn(text).some(({ value }) => !this.hasNumber(value))) return false;
    return significantTerms(text).every((term) => this.hasTerm(term));
  }

  /** Whether a sentence states only what was said: in the same words, without a changed meaning. */
  supports(sentence: string): boolean {
    if (!this.hasWords(sentence)) return false;
    const { isSupported, score } = this.index.supportOf(sentence);
    return isSupported || (score < CONTRADICTION && numbersIn(sentence).length === 0);
  }

  /** The sentences of a text that were said; undefined if there is none. */
  supportedPart(text: string): string | undefined {
    if (this.isQuote(text)) return text;
    const sentences = sentencesOf(text).filter((sentence) => this.supports(sentence));
    return sentences.length === 0 ? undefined : sentences.join(' ');
  }

  hasNumber(value: number): boolean {
    return this.values.has(value) || this.integers.has(value);
  }

  /** A time such as `18:30`, in any notation: "6.30 pm". Noon and midnight have words of their own. */
  hasTime(time: string): boolean {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const isHour = hours % 12 === 0 || this.integers.has(hours) || this.integers.has(hours % 12);
    return isHour && (minutes === 0 || this.integers.has(minutes));
  }

  /** A phone number, however its digits are grouped. */
  hasPhone(value: string): boolean {
    const digits = digitsOf(value);
    return digits.length > 2 && this.digits.includes(digits);
  }

  private hasTerm(term: string): boolean {
    if (this.terms.has(term) || this.neutral.has(term) || HIRAGANA.test(term) || DIGITS.test(term))
      return true;
    if (UNSPACED.test(term)) return this.text.includes(term);
    const alike = this.prefixes.get(term.slice(0, SHARED_CHARACTERS)) ?? [];
    return alike.some((known) => {
      const longest = Math.max(known.length, term.length);
      return sharedLength(known, term) >= Math.max(SHARED_CHARACTERS, SHARED_PART * longest);
    });
  }
}

const folded = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

const digitsOf = (text: string): string => text.replaceAll(/[^\d\n]/g, '');

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

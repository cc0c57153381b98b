import { isStatement, refersBack } from '@capstan/answers';
import { type TextNumber, type TextSpan, numbersIn, termsOf } from '@capstan/text-analysis';
import type { Source } from '../../model/source.js';
import { contentTerms } from './content-terms.js';
import { isDoubtful } from './doubt.js';

/** A sentence of a source that states one number, possibly with years. */
export interface Fact {
  source: number;
  site: string;
  text: string;
  /** The number as written, and the text around it. */
  number: string;
  before: string;
  after: string;
  value: number;
  /** The unit, `a count` or `a year`. */
  kind: string;
  /** Years that it mentions, sorted; empty if the year is the value. */
  years: number[];
  /** Stemmed content words, without the number. */
  terms: ReadonlySet<string>;
  /** Names and codes after the first word, lower case. */
  names: ReadonlySet<string>;
  /** Words with their stems, in order. */
  words: readonly { word: string; term: string }[];
}

const MAX_LENGTH = 400;
/** Words that make a number a bound or a guess. */
const VAGUE =
  /\b(?:about|around|approximately|approx|roughly|nearly|almost|some|over|under|more than|less than|up to|at (?:least|most)|between|circa|rund|etwa|ungefähr|über|fast|environ|près de|plus de|moins de|unos|unas|cerca de|más de|menos de)\b|[~≈<>±–]/iu;

/** The sentences of a source that state exactly one number without hedging. */
export function factsIn({ id, site, text }: Source, spans: readonly TextSpan[]): Fact[] {
  return spans.flatMap((span) => {
    const sentence = span.end - span.start > MAX_LENGTH ? '' : text.slice(span.start, span.end);
    if (!/\d/.test(sentence) || VAGUE.test(sentence) || isDoubtful(sentence)) return [];
    const numbers = numbersIn(sentence);
    const years = numbers.filter(isYear);
    const measures = numbers.filter((number) => !isYear(number));
    const stated = measures.length > 0 ? measures : years;
    const [number] = stated;
    if (!number || stated.length > 1 || refersBack(sentence) || !isStatement(sentence)) return [];
    const before = sentence.slice(0, number.start);
    const after = sentence.slice(number.end);
    const rest = `${before} ${after}`;
    return [
      {
        source: id,
        site,
        text: sentence,
        number: number.text,
        before,
        after,
        value: number.value,
        kind: number.unit ?? (isYear(number) ? 'a year' : 'a count'),
        years:
          measures.length > 0 ? years.map(({ value }) => value).toSorted((one, other) => one - other) : [],
        terms: contentTerms(rest),
        names: namesIn(rest),
        words: wordsOf(rest),
      },
    ];
  });
}

function isYear({ value, unit }: TextNumber): boolean {
  return unit === null && Number.isInteger(value) && value >= 1000 && value <= 2100;
}

function namesIn(text: string): Set<string> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(1) ?? [];
  return new Set(words.filter((word) => /\p{Lu}|\p{N}/u.test(word)).map((word) => word.toLowerCase()));
}

function wordsOf(text: string): { word: string; term: string }[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => {
    const [first] = termsOf(word, 'query');
    return !first || first.isStopWord ? [] : [{ word, term: first.term }];
  });
}

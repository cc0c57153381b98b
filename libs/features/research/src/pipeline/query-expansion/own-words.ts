import type { Facet, QueryPlan } from '../../model/query-plan.js';
import { distinctQueries, distinctTerms, headingOf, keywords } from './facet-texts.js';
import { questionWords } from './question-words.js';

const MAX_SUBJECT_TERMS = 12;
const BREAK = new RegExp(
  [
    String.raw`[^\p{L}\p{N}\p{M}\s'’-]+`,
    String.raw`\p{Script=Hiragana}+`,
    '什么|什麼|怎么|怎麼|如何|哪些|[的是和与與及吗嗎呢]',
    String.raw`(?<![\p{L}\p{M}])(?:(?=\p{Script=Latin})\p{Ll}{1,3}|[\p{Ll}\p{Lo}]{1,2})(?![\p{L}\p{M}])`,
  ].join('|'),
  'u',
);

/** Creates a plan for a question in a language without a phrasebook, using only its own words. */
export function planInOwnWords(question: string, language: string | null, maxFacets: number): QueryPlan {
  const title = headingOf(question);
  const phrases = phrasesOf(question);
  const whole: Omit<Facet, 'id'> = {
    heading: title,
    terms: distinctTerms([question]),
    queries: distinctQueries([
      keywords(questionWords(question)),
      keywords(...phrases.map((phrase) => phrase.split(' '))),
      // If nothing else worked, e.g. for emoji.
      ...(/[\p{L}\p{N}]/u.test(question) ? [] : [question]),
    ]),
  };
  const facets = [
    whole,
    ...(phrases.length > 1 ? phrases : []).map((phrase) => ({
      heading: headingOf(phrase),
      terms: distinctTerms([phrase]),
      queries: distinctQueries([phrase]),
    })),
  ];
  return {
    language,
    title,
    subjectTerms: distinctTerms(phrases.length > 0 ? phrases : [question]).slice(0, MAX_SUBJECT_TERMS),
    facets: facets.slice(0, maxFacets).map((facet, index) => ({ id: `f${index + 1}`, ...facet })),
  };
}

/** Phrases: runs of words between punctuation, short words, and joining characters. */
function phrasesOf(text: string): string[] {
  const phrases = text
    .split(BREAK)
    .map((phrase) => keywords(questionWords(phrase)))
    .filter((phrase) => phrase.length > 1);
  const [only = '', ...more] = new Set(phrases);
  const words = only.split(' ');
  // In most languages the first word is the question word.
  return more.length === 0 && words.length > 2
    ? [only, words.slice(1).join(' ')]
    : [only, ...more].filter((phrase) => phrase !== '');
}

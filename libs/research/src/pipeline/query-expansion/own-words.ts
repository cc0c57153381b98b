import type { Facet, QueryPlan } from '../../model/query-plan.js';
import { distinctQueries, distinctTerms, headingOf, keywords } from './facet-texts.js';
import { questionWords } from './question-words.js';

const MAX_SUBJECT_TERMS = 12;

/** A plan for a question in a language without a phrasebook: made of its own words and of nothing else. */
export function planInOwnWords(
  text: string,
  query: string,
  language: string | null,
  maxFacets: number,
): QueryPlan {
  const question = text === '' ? query.trim() : text;
  const title = headingOf(question.replace(/[\s?？!。.]+$/u, ''));
  const phrases = phrasesOf(question);
  const whole: Omit<Facet, 'id'> = {
    heading: title,
    terms: distinctTerms([question]),
    queries: distinctQueries([keywords(questionWords(question)), phrases.join(' ')]),
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

/** Runs of words that mean something: between punctuation, short words, and the kana that join words. */
function phrasesOf(text: string): string[] {
  const phrases = text
    .split(/[^\p{L}\p{N}\p{M}\s'’-]+|\p{Script=Hiragana}+|(?<!\p{L})\p{Ll}{1,3}(?!\p{L})/u)
    .map((phrase) => keywords(questionWords(phrase)))
    .filter((phrase) => phrase.length > 1);
  return [...new Set(phrases)];
}

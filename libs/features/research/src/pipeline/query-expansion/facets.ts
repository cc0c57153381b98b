import type { Facet } from '../../model/query-plan.js';
import type { Aspect } from './aspect.js';
import { distinctQueries, distinctTerms, headingOf, keywords } from './facet-texts.js';
import type { Phrasebook } from './phrasebook.js';
import { type QuestionPart, isSelfContained } from './question-part.js';
import type { Side } from './question-sides.js';
import type { QuestionWord } from './question-words.js';

/** A facet without an id. */
export type FacetDraft = Omit<Facet, 'id'>;

/** The question itself. */
export function wholeFacet(main: QuestionPart, phrasebook: Phrasebook): FacetDraft {
  const { words, subject, things, sentence } = main;
  const comparing = things.length > 0 ? phrasebook.aspects.selection.words.slice(0, 1) : [];
  // Price questions use verbs that do not occur in price lists.
  const named = keywords(subject, synonymsOf(main.aspect, phrasebook).slice(0, 1), comparing);
  return {
    heading: main.heading,
    terms: termsOf(words, namedSynonyms(main, phrasebook)),
    queries: distinctQueries([
      main.aspect === 'costs' ? named : keywords(words),
      named,
      sentence,
      keywords(subject),
    ]),
  };
}

/** One of the things that a question compares. */
export function thingFacet(
  thing: readonly QuestionWord[],
  { things, subject }: QuestionPart,
  { aspects }: Phrasebook,
): FacetDraft {
  const compared = new Set(things.flat().map(({ folded }) => folded));
  const context = subject.filter(({ folded }) => !compared.has(folded));
  return {
    heading: headingOf(textOf(thing)),
    terms: termsOf([...thing, ...context]),
    queries: distinctQueries([
      ...(context.length > 0 ? [keywords(thing, context)] : []),
      keywords(thing, aspects.benefits.words.slice(0, 1)),
      keywords(thing, aspects.drawbacks.words.slice(0, 1)),
      keywords(thing),
    ]),
  };
}

/** A further question of the same query. */
export function partFacet(part: QuestionPart, main: QuestionPart, phrasebook: Phrasebook): FacetDraft {
  const context = isSelfContained(part) ? [] : main.subject;
  const named = keywords(context, part.subject, synonymsOf(part.aspect, phrasebook).slice(0, 1));
  return {
    heading: part.heading,
    terms: termsOf([...context, ...part.words], namedSynonyms(part, phrasebook)),
    queries: distinctQueries([
      ...(part.aspect === 'costs' ? [named] : []),
      keywords(context, part.words),
      named,
      keywords(part.words, context),
    ]),
  };
}

/** An aspect that the question names in its own words. */
export function sideFacet(
  { aspect, words }: Side,
  subject: readonly QuestionWord[],
  phrasebook: Phrasebook,
): FacetDraft {
  if (aspect !== undefined && words.length === 0) return aspectFacet(aspect, subject, phrasebook);
  const synonyms = synonymsOf(aspect, phrasebook);
  return {
    heading: headingOf(textOf(words)),
    terms: termsOf([...subject, ...words], synonyms),
    queries: distinctQueries([
      keywords(subject.slice(0, 8), words),
      ...synonyms.map((word) => keywords(subject.slice(0, 8), [word])),
    ]),
  };
}

/** An aspect that the question implies. */
export function aspectFacet(
  aspect: Aspect,
  subject: readonly QuestionWord[],
  { aspects }: Phrasebook,
): FacetDraft {
  const { heading, words } = aspects[aspect];
  return {
    heading,
    terms: termsOf(subject, words),
    queries: distinctQueries(words.map((word) => keywords(subject.slice(0, 8), [word]))),
  };
}

/** Keeps the first of the facets with the same heading or the same first query. */
export function distinctFacets(facets: readonly FacetDraft[]): FacetDraft[] {
  const seen = new Set<string>();
  return facets.filter(({ heading, queries }) => {
    const marks = [`heading ${heading.toLowerCase()}`, `query ${(queries[0] ?? '').toLowerCase()}`];
    const isNew = !marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

/** The word "background" does not occur in background texts. */
function synonymsOf(aspect: Aspect | undefined, { aspects }: Phrasebook): readonly string[] {
  return aspect === undefined || aspect === 'background' ? [] : aspects[aspect].words;
}

/** Synonyms of what the question names: an answer to "why" need not contain "reason". */
function namedSynonyms({ aspect, words, sides }: QuestionPart, phrasebook: Phrasebook): readonly string[] {
  const ofSides = sides.flatMap((side) => synonymsOf(side.aspect, phrasebook));
  const synonyms = synonymsOf(aspect, phrasebook);
  const names = aspect === undefined ? [] : (phrasebook.aspects[aspect].names ?? []);
  const known = new Set(distinctTerms([...synonyms, ...names]));
  const isNamed = distinctTerms(words.map(({ text }) => text)).some((term) => known.has(term));
  return isNamed ? [...synonyms, ...ofSides] : ofSides;
}

const textOf = (words: readonly QuestionWord[]): string => words.map(({ text }) => text).join(' ');

const termsOf = (words: readonly QuestionWord[], further: readonly string[] = []): string[] =>
  distinctTerms([...words.map(({ text }) => text), ...further]);

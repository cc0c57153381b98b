import type { Depth } from '../../model/depth.js';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { ResearchRequest } from '../../model/research-request.js';
import { type Aspect, COMPANION_ASPECTS, COMPARISON_ASPECTS } from './aspect.js';
import { distinctQueries, distinctTerms, headingOf, keywords } from './facet-texts.js';
import type { Phrasebook } from './phrasebook.js';
import { planInOwnWords } from './own-words.js';
import { questionLanguage } from './question-language.js';
import type { QuestionPart } from './question-part.js';
import type { QuestionWord } from './question-words.js';
import { type Question, plainQuestion, understand } from './question.js';

/** How many facets a plan has; what a question itself names may be more. */
export const MAX_FACETS: Readonly<Record<Depth, number>> = { standard: 2, deep: 5, comprehensive: 8 };
/** Compared things and further questions of a quick run: with fewer the answer would be lopsided. */
const MAX_ASKED_FACETS = 4;
const MAX_SUBJECT_TERMS = 12;

type FacetDraft = Omit<Facet, 'id'>;

/** Makes the plan of a run by rules: what is asked, its sides, and queries for each. */
export function expandQuery({ query, depth }: Pick<ResearchRequest, 'query' | 'depth'>): QueryPlan {
  const text = plainQuestion(query);
  const { language, phrasebook } = questionLanguage(text);
  const question = phrasebook && understand(text, phrasebook);
  const [main] = question?.parts ?? [];
  if (!phrasebook || !question || !main) return planInOwnWords(text, query, language, MAX_FACETS[depth]);
  const asked = askedFacets(question, main, phrasebook);
  const limit = Math.max(MAX_FACETS[depth], Math.min(asked.length, MAX_ASKED_FACETS));
  const sides = sideFacets(question, main, phrasebook);
  const facets = distinctFacets([...asked, ...sides]).slice(0, limit);
  return {
    language,
    title: headingOf(main.text),
    subjectTerms: distinctTerms(question.subject.map(({ text: word }) => word)).slice(0, MAX_SUBJECT_TERMS),
    facets: facets.map((facet, index) => ({ id: `f${index + 1}`, ...facet })),
  };
}

/** What the question itself asks for: the whole, what it compares, its further parts, aspects that it names. */
function askedFacets(question: Question, main: QuestionPart, phrasebook: Phrasebook): FacetDraft[] {
  const [, ...further] = question.parts;
  return [
    wholeFacet(main, phrasebook),
    ...thingFacets(main, phrasebook),
    ...further.map((part) => partFacet(part, main, phrasebook)),
    ...(main.aspects.length > 1
      ? main.aspects.map((aspect) => aspectFacet(aspect, main.subject, phrasebook))
      : []),
  ];
}

/** Aspects that nobody asked for by name, and that belong to the question. */
function sideFacets(question: Question, main: QuestionPart, phrasebook: Phrasebook): FacetDraft[] {
  const named = new Set(question.parts.flatMap(({ aspects }) => aspects));
  const [primary] = main.aspects;
  const companions = main.things.length > 0 ? COMPARISON_ASPECTS : COMPANION_ASPECTS[primary ?? 'background'];
  return companions
    .filter((aspect) => !named.has(aspect))
    .map((aspect) => aspectFacet(aspect, main.subject, phrasebook));
}

function wholeFacet(main: QuestionPart, { aspects }: Phrasebook): FacetDraft {
  const [primary] = main.aspects;
  const synonyms = primary === undefined ? [] : aspects[primary].words;
  const comparison = main.things.length > 0 ? aspects.selection.words.slice(0, 1) : [];
  return {
    heading: headingOf(main.text),
    terms: distinctTerms([...main.words.map(({ text }) => text), ...synonyms]),
    queries: distinctQueries([
      keywords(main.words),
      keywords(main.subject, synonyms.slice(0, 1), comparison),
      main.text.replace(/["“”„«»()[\]{}*|~^:<>]|(?<!\S)-+/gu, ' '),
      keywords(main.subject),
    ]),
  };
}

function thingFacets({ things, subject }: QuestionPart, phrasebook: Phrasebook): FacetDraft[] {
  const compared = new Set(things.flat().map(({ folded }) => folded));
  const context = subject.filter(({ folded }) => !compared.has(folded));
  return things.map((thing) => ({
    heading: headingOf(thing.map(({ text }) => text).join(' ')),
    terms: distinctTerms([...thing, ...context].map(({ text }) => text)),
    queries: distinctQueries([
      keywords(thing, context),
      keywords(thing, phrasebook.aspects.benefits.words.slice(0, 1)),
      keywords(thing, phrasebook.aspects.drawbacks.words.slice(0, 1)),
    ]),
  }));
}

function partFacet(part: QuestionPart, main: QuestionPart, { aspects }: Phrasebook): FacetDraft {
  const context: QuestionWord[] = part.isAnaphoric || part.subject.length < 2 ? main.subject : [];
  const [primary] = part.aspects;
  const synonyms = primary === undefined ? [] : aspects[primary].words;
  return {
    heading: headingOf(part.text),
    terms: distinctTerms([...[...context, ...part.words].map(({ text }) => text), ...synonyms]),
    queries: distinctQueries([
      keywords(context, part.words),
      keywords(context, part.subject, synonyms.slice(0, 1)),
      keywords(part.words),
    ]),
  };
}

function aspectFacet(aspect: Aspect, subject: readonly QuestionWord[], { aspects }: Phrasebook): FacetDraft {
  const { heading, words } = aspects[aspect];
  return {
    heading,
    terms: distinctTerms([...subject.map(({ text }) => text), ...words]),
    queries: distinctQueries(words.map((word) => keywords(subject.slice(0, 8), [word]))),
  };
}

/** The first facet of those with the same heading or the same first query. */
function distinctFacets(facets: readonly FacetDraft[]): FacetDraft[] {
  const seen = new Set<string>();
  return facets.filter(({ heading, queries }) => {
    const marks = [`h ${heading.toLowerCase()}`, `q ${(queries[0] ?? '').toLowerCase()}`];
    if (marks.some((mark) => seen.has(mark))) return false;
    for (const mark of marks) seen.add(mark);
    return true;
  });
}

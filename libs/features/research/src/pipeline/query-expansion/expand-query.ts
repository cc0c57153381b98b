import type { Depth } from '../../model/depth.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { ResearchRequest } from '../../model/research-request.js';
import { COMPANION_ASPECTS, COMPARISON_ASPECTS, NAME_ASPECTS, type Aspect } from './aspect.js';
import { distinctTerms, headingOf } from './facet-texts.js';
import {
  type FacetDraft,
  aspectFacet,
  distinctFacets,
  partFacet,
  sideFacet,
  thingFacet,
  wholeFacet,
} from './facets.js';
import { planInOwnWords } from './own-words.js';
import type { Phrasebook } from './phrasebook.js';
import { questionLanguage } from './question-language.js';
import { type QuestionPart, isSelfContained } from './question-part.js';
import { type Question, plainQuestion, understand } from './question.js';

/** Number of facets of a plan; those that the question itself names may be more. */
export const MAX_FACETS: Readonly<Record<Depth, number>> = { standard: 2, deep: 5, comprehensive: 8 };
/** Compared things and further questions of a quick run: with fewer the answer would be unbalanced. */
const MAX_ASKED_FACETS = 4;
const MAX_SUBJECT_TERMS = 12;
const MAX_TITLE = 160;

/** Creates the plan of a run by rules: the question, its aspects, and queries for each. */
export function expandQuery({ query, depth }: Pick<ResearchRequest, 'query' | 'depth'>): QueryPlan {
  const text = plainQuestion(query);
  const { language, phrasebook } = questionLanguage(text);
  const question = phrasebook && understand(text, phrasebook);
  if (!question) return planInOwnWords(text === '' ? query : text, language, MAX_FACETS[depth]);
  const { main, further } = question;
  const asked = distinctFacets(askedFacets(question, phrasebook));
  const limit = Math.max(MAX_FACETS[depth], Math.min(asked.length, MAX_ASKED_FACETS));
  const facets = distinctFacets([...asked, ...impliedFacets(question, phrasebook)]).slice(0, limit);
  // "How much electricity does it generate?" refers to the subject of the previous question.
  const ofTheirOwn = further.filter((part) => isSelfContained(part));
  const named = [main, ...ofTheirOwn].flatMap((part) => part.subject);
  const subject = named.length > 0 ? named : main.words;
  return {
    language,
    title: further.length > 0 && text.length <= MAX_TITLE ? headingOf(text) : main.heading,
    subjectTerms: distinctTerms(subject.map((word) => word.text)).slice(0, MAX_SUBJECT_TERMS),
    facets: facets.map((facet, index) => ({ id: `f${index + 1}`, ...facet })),
  };
}

/** What the question itself names: the whole, compared things, aspects, further parts. */
function askedFacets({ main, further }: Question, phrasebook: Phrasebook): FacetDraft[] {
  return [
    wholeFacet(main, phrasebook),
    ...main.things.map((thing) => thingFacet(thing, main, phrasebook)),
    ...main.sides.map((side) => sideFacet(side, main.subject, phrasebook)),
    ...further.flatMap((part) =>
      part.sides.length > 0 && part.subject.length === 0
        ? part.sides.map((side) => sideFacet(side, main.subject, phrasebook))
        : [partFacet(part, main, phrasebook)],
    ),
  ];
}

/** Aspects that the question implies. */
function impliedFacets({ main, further }: Question, phrasebook: Phrasebook): FacetDraft[] {
  const named = new Set(
    [main, ...further].flatMap(({ aspect, sides }) => [aspect, ...sides.map((side) => side.aspect)]),
  );
  const subject = main.subject.length > 0 ? main.subject : main.words;
  return companionsOf(main, phrasebook)
    .filter((aspect) => !named.has(aspect))
    .map((aspect) => aspectFacet(aspect, subject, phrasebook));
}

function companionsOf(
  { things, aspect, sides, subject }: QuestionPart,
  { language }: Phrasebook,
): readonly Aspect[] {
  if (things.length > 0) return COMPARISON_ASPECTS;
  const first = aspect ?? sides.find((side) => side.aspect !== undefined)?.aspect ?? 'background';
  // In German every noun is capitalized.
  const isName =
    language !== 'de' && subject.length > 0 && subject.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(text));
  const isAcronym = subject.every(({ text }) => text === text.toUpperCase());
  return first === 'background' && isName && !isAcronym ? NAME_ASPECTS : COMPANION_ASPECTS[first];
}

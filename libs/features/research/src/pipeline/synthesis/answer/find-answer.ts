import type { Facet, QueryPlan } from '../../../model/query-plan.js';
import type { Source } from '../../../model/source.js';
import { type AnswerOption, type Quote } from './answer-options.js';
import { fitOf } from './answer-fit.js';
import { type Asked, askedBy } from './asked.js';
import { isContrasting } from './form-fit.js';
import { AnswerRating, type RatedOption, type Rating } from './rate-answers.js';

/** The answer of one source to a question. */
export interface Answer {
  parts: readonly { source: Source; quote: Quote }[];
  /** How well it fits the question, 0 to 1. */
  fit: number;
}

const MAX_SENTENCES = 3;
/** Explanations of one source belong together, even if others are this much better. */
const OF_ONE_SOURCE = 1;
/** A further answer must be about as good, and add as much of the topic. */
const NEARLY_AS_GOOD = 1.5;
const ADDS = 0.15;
/** An answer with this share of the topic needs no further one. */
const COMPLETE = 0.75;
const LIKE_THE_QUESTION = 0.6;
/** What fits less is left out: of the questions for fitting, a fifth of the right answers, and three quarters of the answers to what no page answers. */
const MIN_FIT = 0.3;

/** Finds the best answers to the question of a facet. */
export class AnswerFinder {
  private readonly rating: AnswerRating;

  constructor(
    private readonly plan: QueryPlan,
    sources: readonly Source[],
  ) {
    this.rating = new AnswerRating(plan, sources);
  }

  /** The best answer; undefined if no source has one. */
  find(facet: Facet): Answer | undefined {
    const asked = askedBy(facet, this.plan);
    if (asked.topic.size === 0) return undefined;
    const rating = this.rating.rate(asked, facet.heading);
    const [best] = rating.options;
    const each = best && isContrasting(best.option.core.text) ? undefined : this.explained(asked);
    if (each) return each;
    const fit = fitOf(rating, asked);
    return best && fit >= MIN_FIT
      ? { parts: inOrder(extended(best, rating.options, asked)), fit }
      : undefined;
  }

  /** Compared things that are each explained, where nothing compares them; undefined if one is not. */
  private explained({ things, topic }: Asked): Answer | undefined {
    if (things.length < 2) return undefined;
    const ofAll = [...topic.keys()].filter((term) => !things.some((thing) => thing.includes(term)));
    const explanations = things.map((thing): Explanations => {
      const terms = new Map([...thing, ...ofAll].map((term) => [term, 1]));
      const asked: Asked = { form: 'definition', topic: terms, subject: thing, own: [], things: [] };
      const { options, rarity } = this.rating.rate(asked, '');
      return { asked, rarity, options: options.filter(({ features }) => features.form >= 1) };
    });
    const best = explanations.flatMap(({ options: [first] }) => first ?? []);
    if (best.length < things.length) return undefined;
    const chosen = ofOneSource(explanations, scoreOf(best) - OF_ONE_SOURCE) ?? best;
    return {
      parts: inOrder(distinct(chosen.flatMap(({ option }) => partsOf(option)))).slice(0, MAX_SENTENCES + 1),
      fit: Math.min(...explanations.map((each) => fitOf(each, each.asked))),
    };
  }
}

interface Explanations extends Rating {
  asked: Asked;
}

/** The quotes of the best answer with those that complete it, in the order to read. */
function extended(best: RatedOption, rated: readonly RatedOption[], asked: Asked): Part[] {
  const parts = partsOf(best.option);
  const isDone = (): boolean => parts.length >= MAX_SENTENCES;
  if (best.option.kind === 'list') return parts;
  const { after } = best.option;
  if (after && !isDone() && continues(best, after, asked))
    parts.push({ source: best.option.source, quote: after });
  for (const thing of asked.things) {
    const isNamed = parts.some(({ quote }) => thing.some((term) => quote.terms.has(term)));
    const other = isNamed || isDone() ? undefined : rated.find(({ option }) => isAbout(option, thing));
    if (other) parts.push(...partsOf(other.option));
  }
  const topic = [...asked.topic.keys()];
  const missing = topic.filter((term) => !parts.some(({ quote }) => quote.terms.has(term)));
  const adding =
    best.features.share >= COMPLETE
      ? undefined
      : rated.find(
          ({ option, score }) =>
            score >= best.score - NEARLY_AS_GOOD &&
            option.quotes.length + parts.length <= MAX_SENTENCES &&
            missing.filter((term) => option.core.terms.has(term)).length / topic.length > ADDS,
        );
  if (adding && asked.form !== 'definition') parts.push(...partsOf(adding.option));
  return distinct(parts);
}

const scoreOf = (rated: readonly RatedOption[]): number => rated.reduce((sum, { score }) => sum + score, 0);

/** The best explanations that one source gives, one of each thing, if they are good enough. */
function ofOneSource(explanations: readonly Explanations[], least: number): RatedOption[] | undefined {
  const sources = new Set(explanations.flatMap(({ options }) => options.map(({ option }) => option.source)));
  const sets = [...sources].map((source) =>
    explanations.flatMap(({ options }) => options.find(({ option }) => option.source === source) ?? []),
  );
  return sets
    .filter((set) => set.length === explanations.length && scoreOf(set) >= least)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];
}

interface Part {
  source: Source;
  quote: Quote;
}

const partsOf = ({ source, quotes }: AnswerOption): Part[] => quotes.map((quote) => ({ source, quote }));

const isAbout = ({ core, kind }: AnswerOption, thing: readonly string[]): boolean =>
  kind !== 'list' && thing.every((term) => core.terms.has(term));

/** Whether the next sentence belongs to the answer. */
function continues({ features }: RatedOption, after: Quote, { form, topic }: Asked): boolean {
  if (/^(?:it|this|these|they|otherwise|however|then|therefore|so|instead)\b/iu.test(after.text)) return true;
  if (features.heading >= LIKE_THE_QUESTION && form !== 'definition' && form !== 'number') return true;
  return form !== 'number' && [...topic.keys()].some((term) => after.terms.has(term));
}

/** The quotes of a source in its order. */
function inOrder(parts: readonly Part[]): Part[] {
  const sources = [...new Set(parts.map(({ source }) => source))];
  return sources.flatMap((source) =>
    parts
      .filter((part) => part.source === source)
      .toSorted((one, other) => one.quote.start - other.quote.start),
  );
}

function distinct(parts: readonly Part[]): Part[] {
  return parts.filter(
    (part, index) => parts.findIndex(({ quote }) => quote.text === part.quote.text) === index,
  );
}

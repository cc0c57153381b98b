import type { Facet, QueryPlan } from '../../../model/query-plan.js';
import type { Source } from '../../../model/source.js';
import { type AnswerOption, type Quote, optionsOf } from './answer-options.js';
import { type Asked, askedBy } from './asked.js';
import { formFit, isContrasting } from './form-fit.js';
import { weightOfSetting } from './passage-setting.js';
import { TopicWeights, heldBy, topicTerms } from './topic-match.js';

/** The answer of one source to a question. */
export interface Answer {
  parts: readonly { source: Source; quote: Quote }[];
  /** How well it fits the question, 0 to 1. */
  fit: number;
}

/** An option with what it is worth. */
interface RatedOption {
  option: AnswerOption;
  /** Share of the topic in the answer and in what it belongs to. */
  share: number;
  /** Share of the topic in the answer itself. */
  said: number;
  form: number;
  /** How alike the heading and the question are. */
  likeness: number;
  /** How telling the words of the question are among the sources, 0 to 1. */
  rarity: number;
  score: number;
}

const WEIGHTS = { share: 0.45, said: 0.3, form: 0.3, section: 0.3, rank: 0.08 } as const;
/** How much a word counts by where it is. */
const PLACES = { text: 1, context: 0.7, heading: 0.8, before: 0.5, title: 0.6 } as const;
const MIN_SHARE = 0.5;
const MIN_SAID = 0.2;
const LIKE_THE_QUESTION = 0.6;
/** Other answers than those of the form asked for. */
const OTHER_FORM = 0.6;
const OTHER_LANGUAGE = 0.6;
const MAX_SENTENCES = 3;
const MAX_LENGTH = 320;
/** Explanations of one source belong together, even if others are somewhat better. */
const OF_ONE_SOURCE = 0.75;
/** Forms of answers that a list can have; for others it is too long. */
const LISTED: ReadonlySet<Asked['form']> = new Set(['list', 'how-to', 'why', 'workings']);
const UNASKED_LIST = 0.75;
/** A further answer must be about as good, and add as much of the topic. */
const NEARLY_AS_GOOD = 0.7;
const ADDS = 0.15;
/** An answer with this share of the topic needs no further one. */
const COMPLETE = 0.75;
/** What fits less does not answer. */
const MIN_FIT = 0.33;
/** Parts of the fit. */
const FIT = { share: 0.45, said: 0.25, form: 0.25, confirmed: 0.1 } as const;
/** Of the words of an answer that confirms another. */
const ALIKE = 0.5;
/** Sum of the rarities of the words of a question that tell sentences apart. */
const ENOUGH_RARITY = 4.5;
/** Letters of a word that its inflections have in common. */
const PREFIX = 4;

/** Finds the best answers to the question of a facet. */
export class AnswerFinder {
  constructor(
    private readonly plan: QueryPlan,
    private readonly sources: readonly Source[],
  ) {}

  /** The best answer; undefined if no source has one. */
  find(facet: Facet): Answer | undefined {
    const asked = askedBy(facet, this.plan);
    if (asked.topic.size === 0) return undefined;
    const rated = this.rate(asked, facet.heading);
    const [best] = rated;
    const each = best && isContrasting(best.option.core.text) ? undefined : this.explained(asked);
    if (each) return each;
    const fit = best ? fitOf(best, rated, asked) : 0;
    return best && fit >= MIN_FIT ? { parts: inOrder(this.extended(best, rated, asked)), fit } : undefined;
  }

  /** Compared things that are each explained, where nothing compares them; undefined if one is not. */
  private explained(asked: Asked): Answer | undefined {
    const { things, topic } = asked;
    if (things.length < 2) return undefined;
    const ofAll = [...topic.keys()].filter((term) => !things.some((thing) => thing.includes(term)));
    const explanations = things.map((thing) => {
      const terms = new Map([...thing, ...ofAll].map((term) => [term, 1]));
      return this.rate({ form: 'definition', topic: terms, own: [], things: [] }, '').filter(
        ({ form }) => form >= 1,
      );
    });
    const best = explanations.flatMap(([first]) => first ?? []);
    if (best.length < things.length) return undefined;
    const chosen = ofOneSource(explanations, scoreOf(best) * OF_ONE_SOURCE) ?? best;
    return {
      parts: inOrder(distinct(chosen.flatMap(({ option }) => partsOf(option)))).slice(0, MAX_SENTENCES + 1),
      fit: Math.min(...chosen.map((one) => fitOf(one, explanations.flat(), asked))),
    };
  }

  private rate(asked: Asked, question: string): RatedOption[] {
    const beginnings = [...asked.topic.keys()].map((term) =>
      term.slice(0, Math.max(PREFIX, term.length - 2)),
    );
    const options = this.sources.flatMap((source) => {
      const title = source.title.toLowerCase();
      const isTitled = beginnings.some((beginning) => title.includes(beginning));
      return optionsOf(source, ({ text, heading }) => {
        const near = `${heading}\n${text}`.toLowerCase();
        return isTitled || beginnings.some((beginning) => near.includes(beginning));
      });
    });
    const weights = new TopicWeights(
      asked.topic,
      options.map(({ core }) => core.terms),
    );
    const rated = options.flatMap((option) => this.rateOption(option, asked, question, weights) ?? []);
    const hasForm = rated.some(({ form }) => form >= 1);
    return rated
      .map((one) => ({ ...one, score: one.score * (hasForm && one.form < 0.5 ? OTHER_FORM : 1) }))
      .toSorted((one, other) => other.score - one.score);
  }

  private rateOption(
    option: AnswerOption,
    asked: Asked,
    question: string,
    weights: TopicWeights,
  ): RatedOption | undefined {
    const { source, quotes, heading, before, depth } = option;
    if (option.kind === 'term' && asked.form !== 'definition' && asked.form !== 'number') return undefined;
    if (asked.own.length > 0 && !asked.own.some((term) => heldBy(term, option.core.terms) > 0))
      return undefined;
    const isWhole = option.kind === 'list' || option.kind === 'term' || option.kind === 'sample';
    const context = new Set(quotes.flatMap((quote) => (quote === option.core ? [] : [...quote.terms])));
    const answer = [
      [option.core.terms, PLACES.text],
      [context, isWhole ? PLACES.text : PLACES.context],
    ] as const;
    const under = topicTerms(heading);
    const said = weights.share(answer);
    const likeness = heading === '' ? 0 : weights.likeness(under);
    const share = weights.share([
      ...answer,
      [under, PLACES.heading],
      [before?.terms ?? new Set(), PLACES.before],
      [topicTerms(source.title), PLACES.title],
    ]);
    if (share < MIN_SHARE || (said < MIN_SAID && likeness < LIKE_THE_QUESTION)) return undefined;
    const form = formOf(option, asked, question);
    const length = quotes.reduce((sum, quote) => sum + quote.text.length, 0);
    const isReadable =
      source.language === null || this.plan.language === null || source.language === this.plan.language;
    const worth =
      WEIGHTS.share * share +
      WEIGHTS.said * said +
      WEIGHTS.form * form +
      (WEIGHTS.section * likeness) / (1 + depth / 3) +
      WEIGHTS.rank * (1 - this.sources.indexOf(source) / this.sources.length);
    const score =
      worth *
      weightOfSetting(option.core.text, heading, source.title) *
      (0.8 + source.credibility.score / 5) *
      (isReadable ? 1 : OTHER_LANGUAGE) *
      (option.kind === 'list' && !LISTED.has(asked.form) ? UNASKED_LIST : 1) *
      (option.kind === 'list' || length <= MAX_LENGTH ? 1 : Math.max(0.6, MAX_LENGTH / length));
    return { option, share, said, form, likeness, rarity: weights.rarity(ENOUGH_RARITY), score };
  }

  /** The quotes of the best answer with those that complete it, in the order to read. */
  private extended(best: RatedOption, rated: readonly RatedOption[], asked: Asked): Part[] {
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
    const weights = [...asked.topic.keys()];
    const missing = weights.filter((term) => !parts.some(({ quote }) => quote.terms.has(term)));
    const adding =
      best.share >= COMPLETE
        ? undefined
        : rated.find(
            ({ option, score }) =>
              score >= best.score * NEARLY_AS_GOOD &&
              option.quotes.length + parts.length <= MAX_SENTENCES &&
              missing.filter((term) => option.core.terms.has(term)).length / weights.length > ADDS,
          );
    if (adding && asked.form !== 'definition') parts.push(...partsOf(adding.option));
    return distinct(parts);
  }
}

const scoreOf = (rated: readonly RatedOption[]): number => rated.reduce((sum, { score }) => sum + score, 0);

/** The best explanations that one source gives, one of each thing, if they are good enough. */
function ofOneSource(explanations: readonly RatedOption[][], least: number): RatedOption[] | undefined {
  const sources = new Set(explanations.flat().map(({ option }) => option.source));
  const sets = [...sources].map((source) =>
    explanations.flatMap((rated) => rated.find(({ option }) => option.source === source) ?? []),
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
function continues({ likeness }: RatedOption, after: Quote, { form, topic }: Asked): boolean {
  if (/^(?:it|this|these|they|otherwise|however|then|therefore|so|instead)\b/iu.test(after.text)) return true;
  if (likeness >= LIKE_THE_QUESTION && form !== 'definition' && form !== 'number') return true;
  return form !== 'number' && [...topic.keys()].some((term) => after.terms.has(term));
}

function formOf(option: AnswerOption, asked: Asked, question: string): number {
  const { kind, core, quotes } = option;
  const whole = quotes.map(({ text }) => text).join(' ');
  const own = formFit(asked, asked.form === 'number' && kind !== 'sentence' ? whole : core.text, question);
  if (kind === 'list') return asked.form === 'list' || asked.form === 'how-to' ? 1 : own * 0.5;
  if (kind === 'sample') return asked.form === 'how-to' ? 1 : own * 0.5;
  if (kind === 'row') return quotes.length > 1 && (asked.form === 'list' || asked.form === 'number') ? 1 : 0;
  if (kind === 'term' && asked.form === 'definition') {
    const terms = quotes[0]?.terms ?? new Set();
    return [...asked.topic.keys()].every((term) => terms.has(term)) && terms.size <= asked.topic.size ? 1 : 0;
  }
  return own;
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

/**
 * How well the best answer fits: what it covers of the question, its form, and whether a source of another site says
 * alike. A question of common words only is answered by too many sentences.
 */
function fitOf(best: RatedOption, rated: readonly RatedOption[], { form: wanted }: Asked): number {
  const { share, said, form, likeness, rarity } = best;
  const isConfirmed = rated.some(({ option }) => isAlike(option, best.option));
  const sum =
    FIT.share * share ** 2 +
    FIT.said * Math.max(said, likeness) ** 2 +
    FIT.form * form +
    (isConfirmed ? FIT.confirmed : 0);
  const isTelling = wanted === 'definition' || wanted === 'comparison';
  return Math.min(1, sum * (isTelling ? 1 : rarity));
}

/** Whether an option of another site has most of the words of the answer. */
function isAlike(option: AnswerOption, answer: AnswerOption): boolean {
  if (option.source.site === answer.source.site) return false;
  const shared = [...answer.core.terms].filter((term) => option.core.terms.has(term)).length;
  return shared >= ALIKE * Math.max(1, answer.core.terms.size);
}

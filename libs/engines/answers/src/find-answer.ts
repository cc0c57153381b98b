import type { AnswerOption, OptionKind, Quote } from './options/answer-options.js';
import type { AnswerPage } from './pages/answer-page.js';
import { isRow } from './pages/page-lines.js';
import { type Asked, parseQuestion } from './question/asked.js';
import { isContrasting } from './question/form-fit.js';
import type { Question } from './question/question.js';
import { heldBy } from './question/topic-match.js';
import { fitOf } from './rating/answer-fit.js';
import { answerableChance } from './rating/answerable.js';
import { MIN_ANSWERABLE, MIN_ANSWERED } from './rating/answerable-weights.js';
import { type AnswerCandidate, type Likeness, candidatesOf, ratedByMeaning } from './rating/likeness.js';
import { hasNumber, numberFirst } from './rating/number-first.js';
import { AnswerRating, type RatedOption, type Rating } from './rating/rate-answers.js';

/** A quote with the page that says it. */
export interface AnswerPart {
  page: AnswerPage;
  quote: Quote;
}

/** The answer of pages to a question. */
export interface Answer {
  /** None if no page has one that fits. In the order to read: mostly one to three quotes, or a list with its introduction and up to ten entries. */
  parts: readonly AnswerPart[];
  /** How probably it answers the question, 0 to 1. */
  fit: number;
  /** Whether the pages may answer at all. If they do not, there are no parts; if they do, no part may fit well enough. */
  isAnswerable: boolean;
}

const MAX_SENTENCES = 3;
/** Explanations of one page belong together, even if others are this much better. */
const OF_ONE_PAGE = 1;
/** Maximum distance of the score of a further answer; differences of scores are those of log-probabilities. In cross-validation, the right option is often the second or third. */
const NEARLY_AS_GOOD = 1.5;
/** A number with this share of the topic needs nothing further. */
const COMPLETE = 0.75;
/** Maximum number of parts of an answer, including further ones. */
const MAX_PARTS = 4;
const MAX_LENGTH = 900;
/** Rows and terms need their table. */
const FURTHER_KINDS: ReadonlySet<OptionKind> = new Set(['sentence', 'entry', 'list', 'sample']);
/** Quotes that share more of their terms say the same. */
const ALIKE = 0.7;
const LIKE_THE_QUESTION = 0.6;
/** What a sentence model has read and fits less is omitted: a tenth of the right answers, and nine tenths of those to what no page answers. */
const MIN_FIT_BY_MEANING = 0.35;
/** Nothing is known of a question without content words. */
const UNKNOWN: Answer = { parts: [], fit: 0, isAnswerable: true };

/** Finds the best answers of pages to questions. Pages are split and counted once, for many questions. */
export class AnswerFinder {
  private readonly rating: AnswerRating;

  constructor(pages: readonly AnswerPage[]) {
    this.rating = new AnswerRating(pages);
  }

  /** What a sentence model should read, best first; the same pages and question give the same. */
  candidates(question: Question): AnswerCandidate[] {
    const asked = parseQuestion(question);
    return asked.topic.size === 0 ? [] : candidatesOf(this.rating.rate(asked, question.text, 'meaning'));
  }

  /**
   * The best answer, and whether the pages answer at all.
   * @param likenesses of the first candidates, if a sentence model has read them.
   */
  find(question: Question, likenesses: readonly Likeness[] = []): Answer {
    const asked = parseQuestion(question);
    if (asked.topic.size === 0) return UNKNOWN;
    const byWords = this.rating.rate(asked, question.text, likenesses.length > 0 ? 'meaning' : 'words');
    const rated = ratedByMeaning(byWords, likenesses);
    const rating = { ...rated, options: numberFirst(rated.options, asked) };
    const [best] = rating.options;
    const each = best && isContrasting(best.option.core.text) ? undefined : this.explained(asked);
    if (each) return each;
    const chance = answerableChance(byWords, asked);
    const fit = fitOf(rating, asked);
    const isFit = chance >= MIN_ANSWERED && (likenesses.length === 0 || fit >= MIN_FIT_BY_MEANING);
    const parts = best && isFit ? inOrder(extended(best, rating.options, asked)) : [];
    return { parts, fit: (fit + chance) / 2, isAnswerable: chance >= MIN_ANSWERABLE };
  }

  /** Compared things that are each explained, where nothing compares them; undefined if one is not. */
  private explained({ things, topic }: Asked): Answer | undefined {
    if (things.length < 2) return undefined;
    const ofAll = [...topic.keys()].filter((term) => !things.some((thing) => thing.includes(term)));
    const explanations = things.map((thing): Explanations => {
      const terms = new Map([...thing, ...ofAll].map((term) => [term, 1]));
      const asked: Asked = { form: 'definition', topic: terms, subject: thing, own: [], things: [] };
      const { options, ...rest } = this.rating.rate(asked, '');
      return { ...rest, asked, options: options.filter(({ features }) => features.form >= 1) };
    });
    const best = explanations.flatMap(({ options: [first] }) => first ?? []);
    if (best.length < things.length) return undefined;
    const chosen = ofOnePage(explanations, scoreOf(best) - OF_ONE_PAGE) ?? best;
    return {
      parts: inOrder(distinct(chosen.flatMap(({ option }) => partsOf(option)))).slice(0, MAX_SENTENCES + 1),
      fit: Math.min(...explanations.map((each) => fitOf(each, each.asked))),
      isAnswerable: true,
    };
  }
}

interface Explanations extends Rating {
  asked: Asked;
}

/** The quotes of the best answer with those that complete it, in the order to read. */
function extended(best: RatedOption, rated: readonly RatedOption[], asked: Asked): AnswerPart[] {
  const parts = partsOf(best.option);
  const isDone = (): boolean => parts.length >= MAX_SENTENCES;
  if (best.option.kind === 'list') return withoutOtherRows(parts, asked);
  const { after } = best.option;
  if (after && !isDone() && continues(best, after, asked))
    parts.push({ page: best.option.page, quote: after });
  for (const thing of asked.things) {
    const isNamed = parts.some(({ quote }) => thing.some((term) => quote.terms.has(term)));
    const other = isNamed || isDone() ? undefined : rated.find(({ option }) => isAbout(option, thing));
    if (other) parts.push(...partsOf(other.option));
  }
  if (!isComplete(best, asked)) parts.push(...furtherParts(parts, best, rated, asked));
  return distinct(parts);
}

/** Whether an answer needs no further one: what a thing is, or a number of what was asked about. */
const isComplete = ({ features }: RatedOption, { form }: Asked): boolean =>
  form === 'definition' || (form === 'number' && features.form >= 1 && features.share >= COMPLETE);

/** Options that are nearly as good as the best and say something else, as far as an answer has room. */
function furtherParts(
  said: readonly AnswerPart[],
  best: RatedOption,
  rated: readonly RatedOption[],
  { form }: Asked,
): AnswerPart[] {
  const parts = [...said];
  const mustFollow = form === 'number' && hasNumber(best);
  const near = rated.filter(
    (each) =>
      each.score >= best.score - NEARLY_AS_GOOD &&
      FURTHER_KINDS.has(each.option.kind) &&
      (!mustFollow || hasNumber(each) || !precedes(each, best)),
  );
  for (const { option } of near) {
    const adds = !parts.some(({ quote }) => saysTheSame(quote.terms, option.core.terms));
    const more = [...parts, ...partsOf(option)];
    if (adds && more.length <= MAX_PARTS && lengthOf(more) <= MAX_LENGTH) parts.push(...partsOf(option));
  }
  return parts.slice(said.length);
}

/** Whether an option would be read before another one: answers of one page are in its order. */
const precedes = ({ option }: RatedOption, { option: other }: RatedOption): boolean =>
  option.page === other.page && option.core.start < other.core.start;

const lengthOf = (parts: readonly AnswerPart[]): number =>
  parts.reduce((sum, { quote }) => sum + quote.text.length, 0);

/** Whether one of two sets of terms has most of the other. */
const saysTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.intersection(other).size > ALIKE * Math.max(1, Math.min(one.size, other.size));

/** Header and rows of interest of a table that a sentence introduces, where some of its rows name the topic. */
function withoutOtherRows(parts: AnswerPart[], { topic }: Asked): AnswerPart[] {
  const [introduction, header, ...rows] = parts;
  if (!introduction || !header || !parts.slice(1).every(({ quote }) => isRow(quote.text))) return parts;
  const named = rows.filter(({ quote }) =>
    [...topic].some(([term, importance]) => importance >= 1 && heldBy(term, quote.terms) > 0),
  );
  return named.length === 0 ? parts : [introduction, header, ...named];
}

const scoreOf = (rated: readonly RatedOption[]): number => rated.reduce((sum, { score }) => sum + score, 0);

/** The best explanations that one page gives, one of each thing, if they are good enough. */
function ofOnePage(explanations: readonly Explanations[], least: number): RatedOption[] | undefined {
  const pages = new Set(explanations.flatMap(({ options }) => options.map(({ option }) => option.page)));
  const sets = [...pages].map((page) =>
    explanations.flatMap(({ options }) => options.find(({ option }) => option.page === page) ?? []),
  );
  return sets
    .filter((set) => set.length === explanations.length && scoreOf(set) >= least)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];
}

const partsOf = ({ page, quotes }: AnswerOption): AnswerPart[] => quotes.map((quote) => ({ page, quote }));

const isAbout = ({ core, kind }: AnswerOption, thing: readonly string[]): boolean =>
  kind !== 'list' && thing.every((term) => core.terms.has(term));

/** Whether the next sentence belongs to the answer. */
function continues({ features }: RatedOption, after: Quote, { form, topic }: Asked): boolean {
  if (/^(?:it|this|these|they|otherwise|however|then|therefore|so|instead)\b/iu.test(after.text)) return true;
  if (features.heading >= LIKE_THE_QUESTION && form !== 'definition' && form !== 'number') return true;
  return form !== 'number' && [...topic.keys()].some((term) => after.terms.has(term));
}

/** The quotes of each page in its order. */
function inOrder(parts: readonly AnswerPart[]): AnswerPart[] {
  const pages = [...new Set(parts.map(({ page }) => page))];
  return pages.flatMap((page) =>
    parts.filter((part) => part.page === page).toSorted((one, other) => one.quote.start - other.quote.start),
  );
}

function distinct(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.filter(
    (part, index) => parts.findIndex(({ quote }) => quote.text === part.quote.text) === index,
  );
}

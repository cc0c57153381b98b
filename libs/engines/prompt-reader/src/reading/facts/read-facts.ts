import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Draft } from '../../extract/drafts.js';
import { findHours } from '../../extract/hours.js';
import { findBarePrices, findItems } from '../../extract/items.js';
import { findPeople } from '../../extract/people.js';
import { findAddresses } from '../../extract/places.js';
import { findNumbers } from '../../extract/numbers.js';
import { findQuotes } from '../../extract/quotes.js';
import { findQuestions } from '../../extract/questions.js';
import { withCapital } from '../../text/capital.js';
import { overlaps, type Range } from '../../text/range.js';
import { findDated } from './dated.js';
import { findListedTimes, findLists } from './lists.js';
import { phoneLabel } from './phone-label.js';
import type { Values } from '../values/values.js';

/** The typed facts of a prompt: items, hours, people, addresses, contacts, lists. */
export function readFacts(prompt: PromptText, values: Values, currency: string | null): Draft[] {
  const { clauses, monies, contacts, dates } = values;
  const drafts: Draft[] = contacts.map(({ channel, value, start, end }) => {
    const label = channel === 'phone' ? phoneLabel(prompt, start) : null;
    return {
      fact: { type: 'contact', channel, value, ...(label === null ? {} : { label }) },
      range: { start, end },
      covers: [{ start: phoneCue(prompt, start), end }],
    };
  });
  const bare = new Map(
    findBarePrices(prompt, values.sentences, currency).map((item) => [item.sentence, item]),
  );
  let group: string | undefined;
  const titles: Range[] = [];
  const questions = findQuestions(prompt, values.sentences, clauses);
  drafts.push(...questions, ...findQuotes(prompt, values.sentences), ...findNumbers(prompt, clauses));
  const bySentence = Map.groupBy(clauses, ({ sentence }) => sentence);
  values.sentences.forEach((sentence, index) => {
    const answered = questions.filter(({ range }) => overlaps(range, sentence));
    const own = (bySentence.get(index) ?? []).filter(
      (clause) => !answered.some(({ range }) => overlaps(range, clause)),
    );
    if (answered.length > 0 && own.length === 0) return;
    const item = bare.get(index);
    const title = groupTitle(prompt, sentence, own);
    if (title !== null) group = title;
    if (item !== undefined) {
      const fact = group === undefined ? item.fact : ({ ...item.fact, group } as Draft['fact']);
      drafts.push({
        fact,
        range: item.range,
        covers: [...item.covers, ...titles.splice(0)],
      });
      return;
    }
    if (title !== null && (bare.has(index + 1) || isOffer(prompt, values, index + 1))) {
      titles.push(sentence);
      return;
    }
    const inSentence = (each: Range): boolean => overlaps(each, sentence);
    const here = monies.filter(inSentence);
    const taken = [...monies, ...contacts, ...dates].filter(inSentence);
    const isList = /^\s*[-•*]/u.test(prompt.text.slice(Math.max(0, sentence.start - 2), sentence.end));
    drafts.push(...withTitles(findItems(prompt, own, here, isList ? group : undefined), titles));
    drafts.push(...findPeople(prompt, own));
    drafts.push(...findAddresses(prompt, own, taken));
    const hours = findHours(prompt, sentence, taken);
    const isOfItem = drafts.some(
      ({ fact, reworded = [] }) =>
        fact.type === 'item' && reworded.some((each) => hours?.covers.some((cover) => overlaps(cover, each))),
    );
    if (hours !== null && !isOfItem && isOnlyHours(prompt, own, hours.covers)) {
      const duration = own.find((clause) => isDuration(prompt, clause));
      const note =
        duration === undefined ? {} : { note: withCapital(prompt.words(duration).replace(/[.。]$/u, '')) };
      drafts.push(
        ...hours.hours.map((each): Draft => ({
          fact: { type: 'hours', ...each, ...(each.isClosed === true ? {} : note) },
          range: sentence,
          covers: duration === undefined ? hours.covers : [...hours.covers, duration],
        })),
      );
    }
    drafts.push(...findLists(prompt, own, drafts));
    drafts.push(...findListedTimes(prompt, own, values, drafts));
    drafts.push(...findDated(prompt, own, values, sentence));
  });
  return drafts;
}

/** Whether a sentence is a priced line of a list, which the title before it names. */
function isOffer(prompt: PromptText, { sentences, monies }: Values, index: number): boolean {
  const sentence = sentences[index];
  return (
    sentence !== undefined &&
    /^\s*[-•*]/u.test(prompt.text.slice(Math.max(0, sentence.start - 2), sentence.end)) &&
    monies.some((money) => overlaps(money, sentence))
  );
}

/** The titles of a list are shown by the group of its items. */
const withTitles = (drafts: readonly Draft[], titles: Range[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, covers: [...draft.covers, ...titles.splice(0)] }));

/** "Tel.", "call": belongs to the number after it. */
function phoneCue(prompt: PromptText, start: number): number {
  const before = prompt.folded.slice(Math.max(0, start - 12), start);
  const cue = prompt.language.lists.phone.find(before).at(-1);
  return cue === undefined || before.length - cue.end > 3 ? start : start - before.length + cue.start;
}

/** A line that names what follows: in capitals, or with a colon at its end. */
function groupTitle(prompt: PromptText, sentence: Range, own: readonly Clause[]): string | null {
  const text = prompt.words(sentence);
  const isLine = prompt.text.charAt(sentence.end - 1) === '\n' || sentence.end === prompt.text.length;
  if (!isLine || text.length > 40 || /\d/.test(text) || own.length !== 1) return null;
  const isCapitals = /^\p{Lu}[\p{Lu}\s&]+$/u.test(text);
  const isTitle =
    own[0]?.isTitle === true ||
    (/^\p{Lu}?\p{L}+$/u.test(text) && prompt.language.lists.menu.isIn(prompt.fold(sentence)));
  return isCapitals || isTitle ? text.replace(/[:：]$/u, '') : null;
}

const DURATION = /(?<!\d)\d{2,3}(?:\s?-?min(?:ut\p{L}*|s)?\.?(?!\p{L})|分)/iu;
const MAX_DURATION_WORDS = 4;

/** "45 minutes each" next to days and times: how long a visit takes. */
const isDuration = (prompt: PromptText, clause: Clause): boolean => {
  const text = prompt.words(clause);
  return clause.role === 'fact' && DURATION.test(text) && text.split(/\s+/u).length <= MAX_DURATION_WORDS;
};

/** A sentence about a class on Mondays is not one of opening hours. */
function isOnlyHours(prompt: PromptText, own: readonly Clause[], covers: readonly Range[]): boolean {
  const about = own.filter(
    (clause) => covers.some((cover) => overlaps(cover, clause)) && clause.role !== 'without',
  );
  const { lists, kindWords } = prompt.language;
  const extra = about.flatMap((clause) => {
    const folded = prompt.fold(clause);
    const local = covers
      .filter((cover) => overlaps(cover, clause))
      .map(({ start, end }) => ({
        start: start - clause.start,
        end: end - clause.start,
      }));
    const known = [lists.function, lists.open, lists.closed, lists.until, lists.and, lists.own].flatMap(
      (list) => list.find(folded),
    );
    return uncoveredWords(folded, [...known, ...kindWords.find(folded), ...local]);
  });
  return extra.length === 0;
}

import { clockText, minutesIn } from '../words/clock.js';
import type { FactOf } from '@capstan/site-document';
import { PromptText } from '../../clauses/prompt-text.js';
import { findDays } from '../../extract/days.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { hasWords } from '../../text/whole-words.js';
import type { Editor } from '../editing/editor.js';
import { deltaOf } from '../demands/delta.js';
import type { Instruction } from '../instructions/instruction.js';
import type { Change } from '../editing/made-change.js';
import { endsWithUntil } from '../words/time-ends.js';
import { slotsOf } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

/** "everything up by 5 percent", "two euros more for drop-in, not the rest": prices that are computed. */
export function changePrices(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const delta = deltaOf(instruction, language, editor.next.facts);
  if (delta?.of !== 'price') return null;
  const { changes } = language;
  const [except] = changes.excepted.find(instruction.folded);
  const said = instruction.text.slice(0, except?.start);
  const stays = except === undefined ? [] : contentWords(instruction.text.slice(except.end), language);
  const items = editor.next.facts.filter(
    (fact): fact is FactOf<'item'> => fact.type === 'item' && typeof fact.price === 'object',
  );
  const words = contentWords(said, language).filter((word) => !/^\d/.test(word));
  const scores = items.map(({ name }) => overlap(words, name, language));
  const top = Math.max(0, ...scores);
  const isAll = changes.all.isIn(fold(said));
  if (!isAll && top === 0) return null;
  // "half plot up by 50p": "half" is a word of changes, too.
  const exact = longest(items.filter(({ name }) => hasWords(said, name)));
  const whole =
    exact.length > 0 ? exact : longest(items.filter(({ name }) => isWhollyNamed(name, words, language)));
  const named =
    (exact.length > 0 || whole.length > 1) && !isAll
      ? whole
      : items.filter(
          (_, index) =>
            (isAll && top === 0) || (top > 0 && (isAll ? scores[index]! > 0 : scores[index] === top)),
        );
  const changed = named.filter(({ name }) => overlap(stays, name, language) === 0);
  if (!isAll && changed.length !== 1 && whole.length < 2) return null;
  // "everything in the repairs" is more than the one item with that word in its name.
  if (isAll && top > 0 && changed.length === 1 && !whole.includes(changed[0]!)) return null;
  const from = pricesOf(changed, editor);
  for (const item of changed) {
    if (typeof item.price !== 'object') continue;
    const amount = delta.isShare ? item.price.amount * (1 + delta.by) : item.price.amount + delta.by;
    if (amount <= 0) return null;
    const digits = item.price.currency === 'JPY' || delta.isRounded ? 0 : 2;
    item.price = { ...item.price, amount: Number(amount.toFixed(digits)) };
  }
  const what = changed.map(({ name }) => name).join(', ');
  return changed.length === 0 ? null : { kind: 'changed', what, from, to: pricesOf(changed, editor) };
}

/** "Class pass" and not "Class", where both are items. */
const longest = (items: readonly FactOf<'item'>[]): FactOf<'item'>[] =>
  items.filter(
    ({ name }) => !items.some((other) => other.name !== name && fold(other.name).includes(fold(name))),
  );

/** Whether a message has each word of a name: "the sourdough and the seeded rye". */
const isWhollyNamed = (name: string, words: readonly string[], language: Language): boolean => {
  const own = contentWords(name, language);
  return own.length > 0 && own.every((word) => overlap([word], words.join(' '), language) > 0);
};

const pricesOf = (items: readonly FactOf<'item'>[], { next: { locale } }: Editor): string =>
  items
    .map(({ price }) =>
      typeof price === 'object'
        ? new Intl.NumberFormat(locale, {
            style: 'currency',
            currency: price.currency,
            trailingZeroDisplay: 'stripIfInteger',
          }).format(price.amount)
        : '',
    )
    .join(', ');

/** "closing an hour earlier on Fridays", "Thursdays two hours longer": opening hours that are computed. */
export function shiftHours(editor: Editor, instruction: Instruction, language: Language): Change | null {
  const { text, folded } = instruction;
  const { changes, grammar } = language;
  const later = changes.later.find(folded)[0];
  const earlier = changes.earlier.find(folded)[0];
  const delta = deltaOf(instruction, language, editor.next.facts);
  if (delta?.of !== 'time') return null;
  const found = findDays(new PromptText(text, language, 0), { start: 0, end: text.length });
  const days = found.flatMap((each) => each.days);
  const { by } = delta;
  const things = contentWords(text, language).filter((word) => !isOfHours(word, language));
  const isLength = [grammar.changes.later, grammar.changes.earlier].some(
    (words) => fold(words[1] ?? '') === (later ?? earlier)?.word,
  );
  const isClosing = isLength || changes.closes.isIn(folded);
  if (things.length > 0) return shiftTime(editor, { things, by, isEnd: isClosing }, language);
  const isOpening = !isClosing && changes.opens.isIn(folded);
  const hours = editor.next.facts.filter(
    (fact): fact is FactOf<'hours'> =>
      fact.type === 'hours' &&
      fact.isClosed !== true &&
      (days.length === 0 || fact.days.some((day) => days.includes(day))),
  );
  const from = spansOf(hours);
  for (const fact of hours) {
    const own = days.length === 0 ? fact.days : fact.days.filter((day) => days.includes(day));
    const rest = fact.days.filter((day) => !own.includes(day));
    const { id: _id, source, ...before } = structuredClone(fact);
    fact.days = own;
    if (!isClosing) fact.opens = shifted(fact.opens, by);
    if (!isOpening) fact.closes = shifted(fact.closes, by);
    if (rest.length > 0) editor.add({ ...before, days: rest }, source[0] ?? { start: 0, end: 1 });
  }
  return hours.length === 0
    ? null
    : { kind: 'changed', what: language.labels.headings.hours, from, to: spansOf(hours) };
}

/** "could the class start an hour later": the time that the site says for it. */
function shiftTime(
  editor: Editor,
  { things, by, isEnd }: { things: readonly string[]; by: number; isEnd: boolean },
  language: Language,
): Change | null {
  const scored = slotsOf(editor.next.facts, language)
    .filter((slot) => slot.type === 'time' && (!isEnd || endsWithUntil(slot, language)))
    .map((slot) => ({ slot, score: overlap(things, slot.context, language) }));
  const top = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.flatMap(({ slot, score }) => (score === top ? [slot] : []));
  const [first] = best;
  // What begins and ends takes as long as before.
  if (top === 0 || first === undefined || best.some(({ fact }) => fact !== first.fact)) return null;
  const fact = editor.next.facts.find(({ id }) => id === first.fact);
  if (fact === undefined) return null;
  for (const slot of best.toReversed()) {
    const key = shifted(slot.key, by);
    slot.write(fact, { start: 0, end: 0, type: 'time', key, text: key, isBare: true });
  }
  const to = best.map(({ key }) => shifted(key, by)).join('–');
  return { kind: 'changed', what: first.context.trim(), from: best.map(({ key }) => key).join('–'), to };
}

/** A word of days, hours and opening, and not of a thing that begins at some time. */
const isOfHours = (word: string, { days, lists, changes }: Language): boolean =>
  /^\d/u.test(word) ||
  [days, lists.open, lists.closed, lists.everyDay, changes.hourUnit, changes.minuteUnit].some((list) =>
    list.isIn(word),
  );

const spansOf = (hours: readonly FactOf<'hours'>[]): string =>
  [...new Set(hours.map(({ opens, closes }) => `${opens ?? ''}–${closes ?? ''}`))].join(', ');

const shifted = (time: string | undefined, by: number): string => clockText(minutesIn(time ?? '00:00') + by);

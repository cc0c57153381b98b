import type { FactOf } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { hasWords } from '../../text/whole-words.js';
import { deltaOf } from '../demands/delta.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import type { Instruction } from '../instructions/instruction.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { type FoundValue, valuesIn } from '../words/found-values.js';
import { slotsOf } from '../words/slots.js';
import { contentWords, overlap } from '../words/words.js';

type Item = FactOf<'item'>;

const MIN_PRICES = 2;

/** "the full service is £65 and the brake service £24": each price is of the one item that the words before it name. */
export function changeEach(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | null {
  const { text } = instruction;
  const { facts } = editor.next;
  const prices = newPrices(text, language);
  const last = prices.at(-1);
  if (prices.length < MIN_PRICES || last === undefined || deltaOf(instruction, language, facts) !== null)
    return null;
  const items = facts.filter((fact): fact is Item => fact.type === 'item' && typeof fact.price === 'object');
  const before =
    wordsOf(text.slice(last.end), items, language).length > 0 ? null : eachNamed(prices, items, language);
  const pairs = before ?? eachNamed(namedAfter(prices, text), items, language);
  if (pairs === null) return null;
  const slots = slotsOf(facts, own);
  for (const { item, said, value } of pairs) {
    const words = wordsOf(said, items, language);
    const key = slots.find(({ fact, type }) => fact === item.id && type === 'price')?.key;
    for (const slot of slots) {
      const isOther = slot.fact !== item.id && overlap(words, slot.context, language) < words.length;
      const fact = facts.find(({ id }) => id === slot.fact);
      if (slot.type === 'price' && slot.key === key && !isOther && fact !== undefined)
        slot.write(fact, value);
    }
  }
  const what = pairs.map(({ item }) => item.name).join(', ');
  return { kind: 'changed', what, from: '', to: prices.map(({ value }) => value.text).join(', ') };
}

/** The prices with the items that the words of each name; null where that is not clear of one of them. */
function eachNamed(
  prices: readonly NewPrice[],
  items: readonly Item[],
  language: Language,
): (NewPrice & { item: Item })[] | null {
  const found = prices.flatMap((price) => {
    const item = onlyNamed(price.said, items, language);
    return item === null ? [] : [{ ...price, item }];
  });
  return found.length === prices.length && new Set(found.map(({ item }) => item)).size === found.length
    ? found
    : null;
}

/** "£52 for a full plot and £28 for a half": each with what follows it. */
const namedAfter = (prices: readonly NewPrice[], text: string): NewPrice[] =>
  prices.map((price, index) => ({ ...price, said: text.slice(price.end, prices[index + 1]?.start) }));

interface NewPrice extends Range {
  value: FoundValue;
  /** What is between it and the price before it. */
  said: string;
}

/** The prices of a text that are no old ones, as values: "£65", or a number alone. */
function newPrices(text: string, language: Language): NewPrice[] {
  const values = valuesIn(text, language);
  if (values.some(({ type }) => type !== 'price')) return [];
  const all = [
    ...values.map((value) => ({ value, isOld: isAfterOld(text.slice(0, value.start), language) })),
    ...bareNumbers(text, language).map(({ isOld, value: amount, ...number }) => ({
      value: { ...number, type: 'price' as const, key: String(amount), isBare: true },
      isOld,
    })),
  ].toSorted((a, b) => a.value.start - b.value.start);
  return all.flatMap(({ value, isOld }, index): NewPrice[] => {
    const { start, end } = value;
    return isOld ? [] : [{ start, end, value, said: text.slice(all[index - 1]?.value.end ?? 0, start) }];
  });
}

const isAfterOld = (before: string, { changes }: Language): boolean =>
  changes.instead.atEnd(fold(before)) !== undefined;

/** The only item that has all of the words, or the one the name of which they are. */
function onlyNamed(text: string, items: readonly Item[], language: Language): Item | null {
  const said = text.slice(Math.max(...[':', '：', ';'].map((mark) => text.lastIndexOf(mark))) + 1);
  const words = wordsOf(said, items, language);
  const fitting = items.filter(({ name }) => overlap(words, name, language) === new Set(words).size);
  const whole = fitting.filter(({ name }) => hasWords(fold(said), fold(name)));
  const [only, more] = whole.length === 1 ? whole : fitting;
  return words.length === 0 || only === undefined || more !== undefined ? null : only;
}

/** The content words of a text, and words such as "half" where an item is called so. */
const wordsOf = (text: string, items: readonly Item[], language: Language): string[] => {
  const content = new Set(contentWords(text, language));
  const names = new Set(items.flatMap(({ name }) => tokensOf(fold(name)).map((token) => token.text)));
  return tokensOf(fold(text)).flatMap(({ text: word }) =>
    /\p{L}/u.test(word) && (content.has(word) || (names.has(word) && !language.lists.function.isWord(word)))
      ? [word]
      : [],
  );
};

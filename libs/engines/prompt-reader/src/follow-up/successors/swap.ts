import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { tokensOf } from '../../text/tokens.js';
import type { Match } from '../../text/word-list.js';
import { operationsOf } from '../instructions/operations.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords, overlap } from '../words/words.js';
import { type Clause, clausesIn } from './clauses.js';
import type { Exchange } from '../instructions/exchange.js';
import { phraseIn } from './phrase.js';
import { isNewThing, type Thing, thingIn } from './things.js';

/** 「」 around a name. */
const MAX_QUOTES = 2;

interface Swap {
  thing: Thing;
  fresh: string;
  /** Whether it is the same thing under another name, or said to be swapped: the price stays then. */
  isSwapped: boolean;
  isRenamed: boolean;
}

/** "swap the oat loaf for a spelt loaf", "the leek tart is off, put courgette tart £7.50 instead". */
export function swapIn(text: string, document: SiteDocument, language: Language): Exchange | null {
  const prices = pricesIn(text, language);
  if (prices === null) return null;
  const swap = swapFor(text, document, language) ?? inPlaceOf(text, document, language, prices.length > 0);
  if (swap === null || !isNewThing(swap.fresh, document, language)) return null;
  const { thing, isSwapped, isRenamed } = swap;
  const fresh = capitalized(swap.fresh, thing.name);
  if (thing.kind !== 'item') return prices.length > 0 ? null : { kind: thing.kind, gone: thing.name, fresh };
  const [price = null] = prices;
  const isSame = isSwapped || language.messages.samePrice.isIn(text.toLowerCase());
  return price === null && !isSame ? null : { kind: 'item', gone: thing.name, fresh, price, isRenamed };
}

/** At most one price; null where other values or more of them are said, which are of something else. */
function pricesIn(text: string, language: Language): number[] | null {
  const values = valuesIn(text, language);
  if (values.some(({ type }) => type !== 'price' && type !== 'date')) return null;
  const prices = [
    ...values.filter(({ type }) => type === 'price').map(({ key }) => Number(key)),
    ...bareNumbers(text, language).map(({ value }) => value),
  ];
  return prices.length > 1 ? null : prices;
}

/** Written as the other one: with a capital letter where that has one. */
const capitalized = (fresh: string, old: string): string =>
  /^\p{Lu}/u.test(old) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;

/** In one clause: "swap A for B", "B instead of A". */
function swapFor(text: string, document: SiteDocument, language: Language): Swap | null {
  const { changes, messages, lists, grammar } = language;
  if (!grammar.isSpaced) return unspacedSwap(text, document, language);
  for (const clause of clausesIn(text, language)) {
    for (const verb of messages.swaps.find(clause.folded)) {
      const after = { text: clause.text.slice(verb.end), folded: clause.folded.slice(verb.end) };
      for (const link of messages.swapsFor.find(after.folded)) {
        const thing = thingAlone(after.text.slice(0, link.start), document, language);
        const fresh = phraseIn(after.text.slice(link.end), language);
        if (thing !== null && fresh !== null && isRestPlain(text, clause, language))
          return { thing, fresh, isSwapped: true, isRenamed: false };
      }
    }
    // "with" alone orders nothing.
    const isInstead = ({ word }: Match): boolean =>
      tokensOf(word).some(({ text: each }) => !lists.function.isWord(each));
    for (const word of changes.replace.find(clause.folded).filter(isInstead)) {
      const thing = thingAlone(clause.text.slice(word.end), document, language);
      const fresh = phraseIn(clause.text.slice(0, word.start), language);
      if (thing !== null && fresh !== null && isRestPlain(text, clause, language))
        return { thing, fresh, isSwapped: true, isRenamed: false };
    }
  }
  return null;
}

const TO = /^(?<gone>[^を]{1,30})を(?<fresh>[^をに]{1,30})(?<verb>に.{1,20})/u;
const INSTEAD = /^(?<gone>[^を]{1,30})の(?:代|か)わりに(?<fresh>[^をがに]{1,30})[をがに]/u;

/** 「抹茶ラテをほうじ茶ラテに変更」「抹茶ラテの代わりにほうじ茶ラテを」 */
function unspacedSwap(text: string, document: SiteDocument, language: Language): Swap | null {
  const { changes } = language;
  for (const clause of clausesIn(text, language)) {
    const to = TO.exec(clause.text)?.groups;
    const isVerb = [changes.set, changes.replace].some((list) =>
      list.find(to?.['verb'] ?? '').some(({ start }) => start <= 1),
    );
    const { gone = '', fresh = '' } = (isVerb ? to : INSTEAD.exec(clause.text)?.groups) ?? {};
    const thing = gone === '' ? null : thingIn(gone, document, language);
    const isWhole =
      thing !== null && gone.includes(thing.name) && gone.length - thing.name.length <= MAX_QUOTES;
    if (isWhole && isRestPlain(text, clause, language))
      return { thing, fresh: fresh.replaceAll(/[「」]/gu, ''), isSwapped: true, isRenamed: false };
  }
  return null;
}

/** "the rye", and not "the photo of the rye". */
function thingAlone(text: string, document: SiteDocument, language: Language): Thing | null {
  const thing = thingIn(text, document, language);
  const words = contentWords(text, language);
  return thing !== null && words.every((word) => overlap([word], thing.name, language) > 0) ? thing : null;
}

/** In two clauses: the first says that something goes, the next what comes in its place. */
function inPlaceOf(text: string, document: SiteDocument, language: Language, hasPrice: boolean): Swap | null {
  const { messages, changes } = language;
  const clauses = clausesIn(text, language);
  for (const [index, clause] of clauses.entries()) {
    if (index === 0) continue;
    const before = clauses.slice(0, index);
    const operations = operationsOf(language, before.map(({ folded }) => folded).join(' , '));
    // "…, it's the Crow's Nest now", and not "…, with an i at the end"
    const isRenamed =
      operations.has('rename') &&
      [messages.puts, changes.pronoun, changes.rename].some(
        (list) => list.atStart(clause.folded) !== undefined,
      );
    const isInPlace = messages.inPlace.isIn(clause.folded);
    const isAdded = [changes.add, changes.set, messages.puts].some((list) => list.isIn(clause.folded));
    const isPut = isInPlace || isRenamed || (hasPrice && isAdded && operations.has('remove'));
    if (!isPut || !(isInPlace || isRenamed || operations.has('remove'))) continue;
    const thing = thingIn(before.map((each) => each.text).join(' , '), document, language);
    const fresh = phraseIn(clause.text, language);
    const rest = clauses.slice(index + 1);
    if (thing !== null && fresh !== null && rest.every((each) => isPlain(each, language)))
      return { thing, fresh, isSwapped: isRenamed, isRenamed };
  }
  return null;
}

/** Whether the other clauses say nothing of their own: "please", "same price", a price. */
const isRestPlain = (text: string, own: Clause, language: Language): boolean =>
  clausesIn(text, language).every((each) => each.start === own.start || isPlain(each, language));

function isPlain({ text, folded }: Clause, language: Language): boolean {
  const { messages, lists } = language;
  if (messages.samePrice.isIn(folded)) return true;
  const words = contentWords(text, language).filter((word) => /\p{L}{2}/u.test(word));
  return words.every((word) => lists.remark.isIn(word) || lists.thanks.isIn(word));
}

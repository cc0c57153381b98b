import type { Fact, FactOf } from '@capstan/site-document';
import type { OwnerStatements } from './owner-statements.js';

/** A fact with only what the owner said about it; null if the owner did not say it. */
export function supportedFact(fact: Fact, said: OwnerStatements): Fact | null {
  switch (fact.type) {
    case 'person':
      return said.isQuote(fact.name) ? withSaid(fact, ['title', 'role', 'about'], said) : null;
    case 'item':
      return said.hasWords(fact.name) ? priced(timed(withSaid(fact, ITEM_TEXTS, said), said), said) : null;
    case 'place':
      return placed(withSaid(fact, ['name', 'address', 'area', 'directions'], said));
    case 'hours':
      return [fact.opens, fact.closes].every((time) => time === undefined || said.hasTime(time))
        ? withSaid(fact, ['note'], said)
        : null;
    case 'contact':
      return isSaidContact(fact, said) ? withSaid(fact, ['label'], said) : null;
    case 'date':
      return said.hasWords(fact.title) && hasDay(fact, said) ? withSaid(fact, ['place', 'note'], said) : null;
    case 'policy':
      return withText(withSaid(fact, ['topic'], said), said);
    case 'statement':
      return withText(fact, said);
    case 'number':
      return said.hasNumber(fact.value) && said.hasWords(fact.label) ? withSaid(fact, ['unit'], said) : null;
    case 'quote':
      return said.isQuote(fact.text) ? withSaid(fact, ['by'], said) : null;
    default:
      return listed(withSaid(fact, ['title'], said), said);
  }
}

const ITEM_TEXTS = ['description', 'unit', 'duration', 'group', 'note'] as const;

/** A fact without those of its optional texts that the owner did not say. */
function withSaid<F extends Fact>(fact: F, keys: readonly (keyof F & string)[], said: OwnerStatements): F {
  const kept = { ...fact };
  for (const key of keys) {
    const text = fact[key];
    if (typeof text !== 'string') continue;
    const part = said.supportedPart(text);
    if (part === undefined) delete kept[key];
    else Object.assign(kept, { [key]: part });
  }
  return kept;
}

function withText<F extends FactOf<'policy' | 'statement'>>(fact: F, said: OwnerStatements): F | null {
  const text = said.supportedPart(fact.text);
  return text === undefined ? null : { ...fact, text };
}

/** Without times and numbers of places that the owner did not say. */
function timed({ times = [], places, ...item }: FactOf<'item'>, said: OwnerStatements): FactOf<'item'> {
  const kept = times.filter(({ starts, ends }) =>
    [starts, ends].every((time) => time === undefined || said.hasTime(time)),
  );
  return {
    ...item,
    ...(kept.length > 0 && { times: kept }),
    ...(places !== undefined && said.hasNumber(places) && { places }),
  };
}

/** An item with another price would be a false offer. */
function priced(item: FactOf<'item'>, said: OwnerStatements): FactOf<'item'> | null {
  const { price } = item;
  if (price === undefined) return item;
  const isSaid =
    typeof price === 'string'
      ? said.hasWords(price)
      : said.hasNumber(price.amount) && (price.upTo === undefined || said.hasNumber(price.upTo));
  return isSaid ? item : null;
}

const placed = (place: FactOf<'place'>): FactOf<'place'> | null =>
  [place.name, place.address, place.area].some((text) => text !== undefined) ? place : null;

const isSaidContact = ({ channel, value }: FactOf<'contact'>, said: OwnerStatements): boolean =>
  channel === 'phone' ? said.hasPhone(value) : said.isQuote(value);

/** The year and the month are often said in other words, or follow from the date of the prompt. */
const hasDay = ({ start, end }: FactOf<'date'>, said: OwnerStatements): boolean =>
  [start, end].every((date) => date === undefined || said.hasNumber(Number(date.slice(8, 10)))) &&
  [start, end].every((date) => date?.[10] === undefined || said.hasTime(date.slice(11)));

function listed(list: FactOf<'list'>, said: OwnerStatements): FactOf<'list'> | null {
  const entries = list.entries.filter((entry) => said.hasWords(entry));
  return entries.length === 0 ? null : { ...list, entries };
}

import { isDeterminer } from '../kind/trade-role.js';
import { isKnownPlace } from '../place/read-place.js';
import type { Token } from '../text/prompt-text.js';
import { isOpening, type NameContext } from './name-context.js';
import { sequenceAt, textOf, type Sequence } from './name-sequence.js';
import { COMMON, CONNECTORS, FOREIGN, PERSON_LEADS } from '../words/name-words.js';

const LEADS = new Set('for of fur pour para von de'.split(' '));
const SELF = new Set(
  'are m am run own re sind bin betreibe fuhre sommes suis tiens somos soy tengo sou tenho is'.split(' '),
);
const PLACE_LEADS = new Set('in near from around to a en em aus nach no na on und'.split(' '));
const NEEDS = new Set(
  'needs wants would is sells offers makes bakes serves braucht ist verkauft bietet est vend propose es vende ofrece necesita e oferece precisa has runs provides helps makes builds designs teaches repairs creates delivers develops organizes organises hosts connects supplies trains treats ships roasts brews grows produces rents specialises specializes'.split(
    ' ',
  ),
);
/** Nouns that a name follows after a comma: `our company, Bright Paint,`. */
const FIRMS = new Set('company business brand shop band firm startup firma unternehmen charity'.split(' '));
/** Nouns that a name follows: `our brand Nordwolle`. */
const HEADS = new Set(
  'company business brand project startup firm app product website site event firma projekt marke marque projet marca proyecto projeto empresa sociedad appli application aplicacion aplicativo aplicacao tool software produkt produit producto produto start-up charity initiative collective duo trio studio team band label practice clinic agency school club place space house center centre praxis farm shop store brewery'.split(
    ' ',
  ),
);
/** How many words back a trade may be from the colon after it. */
const REACH = 12;

/** How likely a capitalised sequence names the undertaking, from its words and its neighbours. */
export function namePoints(context: NameContext, sequence: Sequence): number {
  const { prompt, language, tradeTokens, tradeEnds } = context;
  const { tokens } = prompt;
  const { first, last } = sequence;
  const words = tokens
    .slice(first, last + 1)
    .filter((token) => token.isWord && (token.isCapital || !CONNECTORS.has(token.key)) && token.text !== 's');
  const own = words.filter(
    (token) =>
      !COMMON.has(token.key) &&
      !FOREIGN.has(token.key) &&
      !/^\d+$/.test(token.text) &&
      !tradeTokens.has(tokens.indexOf(token, first)),
  );
  if (own.length === 0 || words.every((token) => /^\d+$/.test(token.text))) return 0;
  if (isKnownPlace(textOf(prompt, sequence)) && words.length <= 2) return 0;
  // `Riesling 9,50 €` is a price.
  if (
    /^\d+$/.test(tokens[last]?.text ?? '') &&
    /^(?:[€$£¥]|,|\.)$/.test(tokens[last + 1]?.text ?? '') &&
    last > first
  )
    return 0;
  const hasTrade = tokens.slice(first, last + 1).some((_, at) => tradeTokens.has(first + at));
  let total = 0;
  if (hasTrade) total += 4;
  if (words.length >= 2) total += 3;
  if (tokens[first]?.sentence === 0) total += 2;
  total += pointsBefore(tokens, first, tradeEnds) + pointsAfter(tokens, last);
  if (words.length >= 2 && isMet(tokens, first)) total += 4;
  if (/^\d+$/.test(tokens[first]?.text ?? '') && words.length <= 2 && !isOpening(tokens, first)) total -= 6;
  const isPossessive = tokens[last]?.text === 's' && tokens[last - 1]?.text === "'";
  if (words.length === 1 && isOpening(tokens, first) && !isPossessive && pointsAfter(tokens, last) === 0)
    total -= 6;
  if (language === 'de' && words.length === 1 && !hasTrade && pointsAfter(tokens, last) === 0) total -= 3;
  if (words.length === 1 && /^\p{Lu}{2,4}$/u.test(words[0]?.text ?? '')) total -= 4;
  return total;
}

/** `mugs by Clay & Co`: a firm rather than a person. */
function isFirm(tokens: Token[], first: number): boolean {
  const sequence = sequenceAt(tokens, first);
  return (
    sequence !== null &&
    tokens
      .slice(first, sequence.last + 1)
      .some((token) => /^(?:&|\+|Co|Sons|Daughters|Studio|Ltd|Inc)$/.test(token.text))
  );
}

/** `Small guesthouse by the sea: Seagull House`: the colon introduces what the trade before it is called. */
function isTradeBefore(tokens: Token[], colon: number, tradeEnds: Map<number, number>): boolean {
  for (
    let index = colon - 1;
    index >= colon - REACH && tokens[index]?.sentence === tokens[colon]?.sentence;
    index -= 1
  )
    if (tradeEnds.has(index)) return true;
  return false;
}

/** `book massages with Calm Hands Massage`, `rooms at Birch Lodge`. */
function isMet(tokens: Token[], first: number): boolean {
  return (
    /^(?:with|at|bei|chez)$/.test(tokens[first - 1]?.key ?? '') && !FOREIGN.has(tokens[first]?.key ?? '')
  );
}

function pointsBefore(tokens: Token[], first: number, tradeEnds: Map<number, number>): number {
  if (isOpening(tokens, first)) return 0;
  let index = first - 1;
  if (tradeEnds.has(index)) return 5;
  if (isDeterminer(tokens[index])) index -= 1;
  const before = tokens[index];
  if (before === undefined || before.sentence !== tokens[first]?.sentence) return 0;
  if (before.key === 'by' && isFirm(tokens, first)) return 5;
  if (before.text === ':' && isTradeBefore(tokens, index, tradeEnds)) return 4;
  if (PERSON_LEADS.has(before.key)) return -8;
  if (before.text === ',' && tradeEnds.has(index - 1)) return 5;
  if (LEADS.has(before.key) || SELF.has(before.key)) return 5;
  if (before.key === 'to' && tokens[index - 1]?.key === 'welcome') return 5;
  if (PLACE_LEADS.has(before.key)) return -8;
  if (before.text === ',' && FIRMS.has(tokens[index - 1]?.key ?? '')) return 5;
  return HEADS.has(before.key) ? 5 : 0;
}

function pointsAfter(tokens: Token[], last: number): number {
  const next = tokens[last + 1];
  if (next === undefined || next.sentence !== tokens[last]?.sentence) return 0;
  if (
    /^[,(]$/.test(next.text) &&
    (isDeterminer(tokens[last + 2]) || (tokens[last + 2]?.isWord === true && !tokens[last + 2]?.isCapital))
  )
    return 4;
  if (/^[:–—]$/.test(next.text) || (next.text === '-' && next.start !== tokens[last]?.end)) return 5;
  return NEEDS.has(next.key) ? 5 : 0;
}

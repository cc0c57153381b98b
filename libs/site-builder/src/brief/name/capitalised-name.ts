import type { Language } from '../../model/vocabulary.js';
import { tradesIn } from '../kind/read-trade.js';
import { isDeterminer } from '../kind/trade-role.js';
import { isKnownPlace } from '../place/read-place.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { cleanName } from './clean-name.js';
import { COMMON, CONNECTORS, FOREIGN, PERSON_LEADS } from './name-words.js';
import { isNameWord, sequenceAt, textOf, type Sequence } from './name-sequence.js';

const LEADS = new Set('for of fur pour para von de'.split(' '));
const SELF = new Set(
  'are m am run own re sind bin betreibe fuhre sommes suis tiens somos soy tengo sou tenho is'.split(' '),
);
const PLACE_LEADS = new Set('in near at from around to a en em bei aus nach no na on und'.split(' '));
const NEEDS = new Set(
  'needs wants is sells offers makes bakes serves braucht ist verkauft bietet est vend propose es vende ofrece necesita e oferece precisa has runs'.split(
    ' ',
  ),
);
/** Points that make a capitalised sequence a name. */
const ENOUGH = 7;

interface Context {
  prompt: PromptText;
  language: Language;
  /** By first and by last token of a trade. */
  tradeAt: Map<number, number>;
  tradeEnds: Set<number>;
  tradeTokens: Set<number>;
}

function contextOf(prompt: PromptText, language: Language): Context {
  const hits = tradesIn(prompt, language);
  const tradeTokens = new Set<number>();
  for (const hit of hits) for (let index = hit.first; index <= hit.last; index += 1) tradeTokens.add(index);
  return {
    prompt,
    language,
    tradeAt: new Map(hits.map((hit) => [hit.first, hit.last])),
    tradeEnds: new Set(hits.map((hit) => hit.last)),
    tradeTokens,
  };
}

function isOpening(tokens: Token[], index: number): boolean {
  return index === 0 || tokens[index - 1]?.sentence !== tokens[index]?.sentence;
}

/** Without the words that only open a sentence: `Build Harbour Yoga …`, `I'm Tom Alder`. */
function trimmed(tokens: Token[], sequence: Sequence): Sequence | null {
  let { first } = sequence;
  while (first <= sequence.last && isOpener(tokens, first) && !isArticleOfName(tokens, first, sequence))
    first += 1;
  return first > sequence.last ? null : { first, last: sequence.last };
}

function isOpener(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || COMMON.has(token.key) || !token.isWord) return true;
  return tokens[index - 1]?.text === "'" && /^(?:m|re|ve|ll|d|s)$/.test(token.text);
}

/** `The Daily Grind`, `La Espiga`: an article that belongs to the name, since it is capitalised within a sentence. */
function isArticleOfName(tokens: Token[], index: number, sequence: Sequence): boolean {
  return (
    /^(?:The|La|Le|El|Les|Los|Las|Die|Der|Das|O|A|Our|My)$/.test(tokens[index]?.text ?? '') &&
    index < sequence.last &&
    !isOpening(tokens, index) &&
    isNameWord(tokens[index + 1])
  );
}

function points(context: Context, sequence: Sequence): number {
  const { prompt, language, tradeTokens, tradeEnds } = context;
  const { tokens } = prompt;
  const { first, last } = sequence;
  const words = tokens
    .slice(first, last + 1)
    .filter((token) => token.isWord && !CONNECTORS.has(token.key) && token.text !== 's');
  const own = words.filter(
    (token) =>
      !COMMON.has(token.key) && !FOREIGN.has(token.key) && !tradeTokens.has(tokens.indexOf(token, first)),
  );
  if (own.length === 0 || words.every((token) => /^\d+$/.test(token.text))) return 0;
  if (isKnownPlace(textOf(prompt, sequence)) && words.length <= 2) return 0;
  const hasTrade = tokens.slice(first, last + 1).some((_, at) => tradeTokens.has(first + at));
  let total = 0;
  if (hasTrade) total += 4;
  if (words.length >= 2) total += 3;
  if (tokens[first]?.sentence === 0) total += 2;
  total += pointsBefore(tokens, first, tradeEnds) + pointsAfter(tokens, last);
  const isPossessive = tokens[last]?.text === 's' && tokens[last - 1]?.text === "'";
  if (words.length === 1 && isOpening(tokens, first) && !isPossessive && pointsAfter(tokens, last) === 0)
    total -= 6;
  if (language === 'de' && words.length === 1 && !hasTrade && pointsAfter(tokens, last) === 0) total -= 3;
  if (words.length === 1 && /^\p{Lu}{2,4}$/u.test(words[0]?.text ?? '')) total -= 4;
  return total;
}

function pointsBefore(tokens: Token[], first: number, tradeEnds: Set<number>): number {
  if (isOpening(tokens, first)) return 0;
  let index = first - 1;
  if (tradeEnds.has(index)) return 5;
  if (isDeterminer(tokens[index])) index -= 1;
  const before = tokens[index];
  if (before === undefined || before.sentence !== tokens[first]?.sentence) return 0;
  if (PERSON_LEADS.has(before.key)) return -8;
  if (LEADS.has(before.key) || SELF.has(before.key)) return 5;
  if (PLACE_LEADS.has(before.key)) return -8;
  if (
    before.text === ',' &&
    /^(?:company|business|brand|shop|band|firm|startup|firma|unternehmen)$/.test(tokens[index - 1]?.key ?? '')
  )
    return 5;
  return /^(?:company|business|brand|project|startup|firm|app|product|website|site|event|firma|projekt|marke|marque|projet|marca|proyecto|projeto|empresa|sociedad|team|band|label|practice|studio|clinic|agency|school|club|place|space|house|center|centre|praxis|farm|shop|store|brewery)$/.test(
    before.key,
  )
    ? 5
    : 0;
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

/** Trades that are as good as part of the name after them, in English as well. */
const KEPT_TRADES =
  /^(?:caf[eé]|hotel|bar|villa|casa|trattoria|osteria|pizzeria|camp|chalet|museum|club|bistro|brasserie|studio|school|clinic|theat(?:er|re)|festival|restaurant|kindergarten)$/i;
/** Generic German trades that a preposition follows as a mere place: `Ferienwohnung an der Ostsee`. */
const PLACED =
  /^(?:ferienwohnung(?:en)?|ferienhaus|ferienhäuser|wohnung|zimmer|laden|geschäft|shop|studio|praxis)$/i;

/** Without a leading trade that only describes: `Bookshop Green Leaf Books`, `Fleuriste L'Atelier des Roses`. */
function withoutTrade({ prompt, language, tradeAt }: Context, sequence: Sequence): Sequence | null {
  const { tokens } = prompt;
  const tradeLast = tradeAt.get(sequence.first);
  if (tradeLast === undefined || tradeLast >= sequence.last) return sequence;
  const next = tokens[tradeLast + 1];
  if (PLACED.test(tokens[sequence.first]?.text ?? '') && /^(?:an|am|im|in|bei)$/.test(next?.key ?? ''))
    return null;
  const rest = { first: tradeLast + 1, last: sequence.last };
  if (!isNameWord(next)) return sequence;
  if (language === 'en') {
    const isKept = KEPT_TRADES.test(tokens[tradeLast]?.text ?? '') || rest.first === rest.last;
    return isKept || !isOpening(tokens, sequence.first) ? sequence : rest;
  }
  return language !== 'de' && /^(?:L|La|Le|Les|El|Los|Las|O|A|Os|As)$/.test(next?.text ?? '')
    ? rest
    : sequence;
}

/** `Anna's bakery`: the trade after a possessive belongs to the name. */
function withTrade({ prompt, tradeAt }: Context, sequence: Sequence): { text: string; bonus: number } {
  const { tokens, text } = prompt;
  const isPossessive = tokens[sequence.last]?.text === 's' && tokens[sequence.last - 1]?.text === "'";
  const tradeLast = tradeAt.get(sequence.last + 1);
  if (!isPossessive || tradeLast === undefined)
    return { text: textOf(prompt, sequence), bonus: isPossessive ? 2 : 0 };
  const trade = text.slice(tokens[sequence.last + 1]?.start, tokens[tradeLast]?.end);
  const titled = trade.replaceAll(/(?<![\p{L}'-])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { text: `${textOf(prompt, sequence)} ${titled}`, bonus: 6 };
}

/** `boulangerie Dupont`: in Romance languages the trade is part of a name that is one word besides. */
function withLeadingTrade(context: Context, sequence: Sequence, name: string): string {
  const { tokens, text } = context.prompt;
  if (
    !['fr', 'es', 'pt'].includes(context.language) ||
    sequence.first !== sequence.last ||
    !context.tradeEnds.has(sequence.first - 1)
  )
    return name;
  const start =
    [...context.tradeAt].find(([, last]) => last === sequence.first - 1)?.[0] ?? sequence.first - 1;
  const trade = text.slice(tokens[start]?.start, tokens[sequence.first - 1]?.end);
  return `${trade.charAt(0).toUpperCase()}${trade.slice(1)} ${name}`;
}

/** The capitalised words that most likely name the undertaking; null when none is likely enough. */
export function capitalisedName(prompt: PromptText, language: Language): string | null {
  const context = contextOf(prompt, language);
  const { tokens } = prompt;
  let best: string | null = null;
  let bestPoints = ENOUGH - 1;
  for (let index = 0; index < tokens.length; index += 1) {
    const whole = sequenceAt(tokens, index);
    if (whole === null) continue;
    index = whole.last;
    const sequence = trimmed(tokens, whole);
    const own = sequence === null ? null : withoutTrade(context, sequence);
    if (sequence === null || own === null) continue;
    const { text, bonus } = withTrade(context, own);
    const base = points(context, sequence);
    const total = base + bonus;
    if (base > -4 && total > bestPoints) {
      bestPoints = total;
      best = cleanName(withLeadingTrade(context, own, text));
    }
  }
  return best;
}

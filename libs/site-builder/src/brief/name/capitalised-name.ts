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
const PLACE_LEADS = new Set('in near from around to a en em aus nach no na on und'.split(' '));
const NEEDS = new Set(
  'needs wants would is sells offers makes bakes serves braucht ist verkauft bietet est vend propose es vende ofrece necesita e oferece precisa has runs'.split(
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

/** Without words that only open or close it: `Build Harbour Yoga …`, `I'm Tom Alder`, `Ugo Neri and I`. */
function trimmed(tokens: Token[], sequence: Sequence): Sequence | null {
  let { first, last } = sequence;
  if (isOpening(tokens, first))
    while (first <= last && isOpener(tokens, first) && !isArticleOfName(tokens, first, sequence)) first += 1;
  while (first <= last && CONNECTORS.has(tokens[first]?.key ?? '') && !isNameWord(tokens[first])) first += 1;
  while (last >= first && /^(?:I|We|Our|My)$/.test(tokens[last]?.text ?? '')) last -= 1;
  while (last >= first && CONNECTORS.has(tokens[last]?.key ?? '') && !isNameWord(tokens[last])) last -= 1;
  if (first < last && /^(?:Marke|Firma|Label|App|Marque|Marca)$/.test(tokens[first]?.text ?? '')) first += 1;
  return first > last ? null : { first, last: endBeforeSite(tokens, first, last) };
}

/** `Pension Seeblick am Bodensee`: what follows a whole name says where it is; `Café am Markt` stays. */
function endBeforeSite(tokens: Token[], first: number, last: number): number {
  for (let index = first + 2; index < last; index += 1)
    if (/^(?:am|an|im)$/.test(tokens[index]?.text ?? '')) return index - 1;
  return last;
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
  const hasTrade = tokens.slice(first, last + 1).some((_, at) => tradeTokens.has(first + at));
  let total = 0;
  if (hasTrade) total += 4;
  if (words.length >= 2) total += 3;
  if (tokens[first]?.sentence === 0) total += 2;
  total += pointsBefore(tokens, first, tradeEnds) + pointsAfter(tokens, last);
  if (words.length >= 2 && isMet(tokens, first)) total += 4;
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
function isTradeBefore(tokens: Token[], colon: number, tradeEnds: Set<number>): boolean {
  for (let index = colon - 1; index >= 0 && tokens[index]?.sentence === tokens[colon]?.sentence; index -= 1)
    if (tradeEnds.has(index)) return true;
  return false;
}

/** `book massages with Calm Hands Massage`, `rooms at Birch Lodge`. */
function isMet(tokens: Token[], first: number): boolean {
  return (
    /^(?:with|at|bei|chez)$/.test(tokens[first - 1]?.key ?? '') && !FOREIGN.has(tokens[first]?.key ?? '')
  );
}

function pointsBefore(tokens: Token[], first: number, tradeEnds: Set<number>): number {
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
  if (
    before.text === ',' &&
    /^(?:company|business|brand|shop|band|firm|startup|firma|unternehmen)$/.test(tokens[index - 1]?.key ?? '')
  )
    return 5;
  return /^(?:company|business|brand|project|startup|firm|app|product|website|site|event|firma|projekt|marke|marque|projet|marca|proyecto|projeto|empresa|sociedad|appli|application|aplicacion|aplicativo|aplicacao|tool|software|produkt|produit|producto|produto|start-up|charity|initiative|collective|duo|trio|studio|team|band|label|practice|studio|clinic|agency|school|club|place|space|house|center|centre|praxis|farm|shop|store|brewery)$/.test(
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
  if (language === 'de')
    return /^(?:Band|Chor|Verein|Laden|Marke)$/.test(tokens[tradeLast]?.text ?? '') &&
      !isOpening(tokens, sequence.first)
      ? rest
      : sequence;
  return language === 'fr' && /^L$/.test(next?.text ?? '') ? rest : sequence;
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

const OCCASIONS =
  /^(?:boda|mariage|casamento|cumpleanos|anniversaire|aniversario|fete|fiesta|festa|soiree|concert|concierto|concerto|exposition|exposicion|exposicao|clases|cours|aulas)$/;

/** `la ferme des Trois Chênes`: the trade and its preposition, where a name of several words follows. */
function withTradeOf(
  { prompt, language, tradeAt, tradeEnds }: Context,
  { first, last }: Sequence,
): string | null {
  const { tokens, text } = prompt;
  const isSeveral = last > first || /^(?:des|du|dos|das|del)$/.test(tokens[first - 1]?.key ?? '');
  if (!['fr', 'es', 'pt'].includes(language) || !isSeveral || !tradeEnds.has(first - 2)) return null;
  if (!/^(?:de|des|du|del|do|da|dos|das)$/.test(tokens[first - 1]?.text ?? '')) return null;
  const start = [...tradeAt].find(([, end]) => end === first - 2)?.[0] ?? first - 2;
  if (OCCASIONS.test(tokens[start]?.key ?? '')) return null;
  const whole = text.slice(tokens[start]?.start, tokens[last]?.end);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** `boulangerie Dupont`: in Romance languages the trade is part of a name that is one word besides. */
function withLeadingTrade({ prompt, language, tradeAt }: Context, sequence: Sequence, name: string): string {
  const { tokens, text } = prompt;
  const start = [...tradeAt].find(([, last]) => last === sequence.first - 1)?.[0];
  if (!['fr', 'es', 'pt'].includes(language) || start === undefined) return name;
  const isTitle = tokens[start]?.isCapital === true && start < sequence.first - 1;
  if (sequence.first !== sequence.last && !isTitle) return name;
  if (
    /^(?:mon|ma|mi|meu|minha|notre|nuestro|nuestra|nosso|nossa|un|une|una|um|uma)$/.test(
      tokens[start - 1]?.key ?? '',
    )
  )
    return name;
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
    const ofTrade = withTradeOf(context, own);
    const total = base + bonus + (ofTrade === null ? 0 : 6);
    if (base > -4 && total > bestPoints) {
      bestPoints = total;
      best = cleanName(ofTrade ?? withLeadingTrade(context, own, text));
    }
  }
  return best;
}

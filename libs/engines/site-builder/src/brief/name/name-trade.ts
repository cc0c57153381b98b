import { isOpening, type NameContext } from './name-context.js';
import { isNameWord, textOf, type Sequence } from './name-sequence.js';

/** Trades that are as good as part of the name after them, in English as well. */
const KEPT_TRADES =
  /^(?:caf[eé]|hotel|bar|villa|casa|trattoria|osteria|pizzeria|camp|chalet|museum|club|bistro|brasserie|studio|school|clinic|theat(?:er|re)|festival|restaurant|kindergarten)$/i;
/** Generic German trades that a preposition follows as a mere place: `Ferienwohnung an der Ostsee`. */
const PLACED =
  /^(?:ferienwohnung(?:en)?|ferienhaus|ferienhäuser|wohnung|zimmer|laden|geschäft|shop|studio|praxis)$/i;

/** Without a leading trade that only describes: `Bookshop Green Leaf Books`, `Fleuriste L'Atelier des Roses`. */
export function withoutTrade(
  { prompt, language, tradeAt }: NameContext,
  sequence: Sequence,
): Sequence | null {
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
export function withTrade(
  { prompt, tradeAt }: NameContext,
  sequence: Sequence,
): { text: string; bonus: number } {
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
export function withTradeOf(
  { prompt, language, tradeEnds }: NameContext,
  { first, last }: Sequence,
): string | null {
  const { tokens, text } = prompt;
  const isSeveral = last > first || /^(?:des|du|dos|das|del)$/.test(tokens[first - 1]?.key ?? '');
  if (!['fr', 'es', 'pt'].includes(language) || !isSeveral || !tradeEnds.has(first - 2)) return null;
  if (!/^(?:de|des|du|del|do|da|dos|das)$/.test(tokens[first - 1]?.text ?? '')) return null;
  const start = tradeEnds.get(first - 2) ?? first - 2;
  if (OCCASIONS.test(tokens[start]?.key ?? '')) return null;
  const whole = text.slice(tokens[start]?.start, tokens[last]?.end);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** `boulangerie Dupont`: in Romance languages the trade is part of a name that is one word besides. */
export function withLeadingTrade(
  { prompt, language, tradeEnds }: NameContext,
  sequence: Sequence,
  name: string,
): string {
  const { tokens, text } = prompt;
  const start = tradeEnds.get(sequence.first - 1);
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

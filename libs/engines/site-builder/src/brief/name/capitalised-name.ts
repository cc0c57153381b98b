import type { Language } from '../../model/vocabulary.js';
import type { PromptText, Token } from '../text/prompt-text.js';
import { cleanName } from './clean-name.js';
import { isOpening, nameContext } from './name-context.js';
import { namePoints } from './name-points.js';
import { isNameWord, sequenceAt, type Sequence } from './name-sequence.js';
import { withLeadingTrade, withoutTrade, withTrade, withTradeOf } from './name-trade.js';
import { COMMON, CONNECTORS } from '../words/name-words.js';

/** Points that make a capitalised sequence a name. */
const ENOUGH = 7;

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

/** The capitalised words that most likely name the undertaking; null when none is likely enough. */
export function capitalisedName(prompt: PromptText, language: Language): string | null {
  const context = nameContext(prompt, language);
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
    const base = namePoints(context, sequence);
    const ofTrade = withTradeOf(context, own);
    const total = base + bonus + (ofTrade === null ? 0 : 6);
    if (base > -4 && total > bestPoints) {
      bestPoints = total;
      best = cleanName(ofTrade ?? withLeadingTrade(context, own, text));
    }
  }
  return best;
}

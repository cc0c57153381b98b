import type { PromptText } from '../../clauses/prompt-text.js';
import { skipBracket } from '../../clauses/sentences.js';
import type { Range } from '../../text/range.js';

/** What is between two separators of a list, and the brackets after it. */
export interface Piece extends Range {
  opening: 'first' | 'and' | 'or';
  brackets: Range[];
}

/** The parts between commas, slashes and words for "and" and "or", outside brackets. */
export function piecesOf(prompt: PromptText, range: Range): Piece[] {
  const { lists, orders, fieldTypes } = prompt.language;
  const folded = prompt.fold(range);
  // "Yes or no" is one answer.
  const whole = fieldTypes.find(folded).filter(({ key }) => key === 'checkbox');
  const joins = [...lists.and.find(folded), ...orders.alternative.find(folded)].map((match) => ({
    start: range.start + match.start,
    end: range.start + match.end,
    isOr: orders.alternative.isIn(match.word),
  }));
  const pieces: Piece[] = [];
  let piece: Piece = { start: range.start, end: range.end, opening: 'first', brackets: [] };
  const close = (end: number, next: number, opening: Piece['opening']): void => {
    const isEmpty = !/[\p{L}\p{N}]/u.test(prompt.text.slice(piece.start, end)) && piece.brackets.length === 0;
    if (!isEmpty) pieces.push({ ...piece, end: piece.brackets[0]?.start ?? end });
    const isStill = isEmpty && opening === 'and' && piece.opening === 'or';
    piece = { start: next, end: range.end, opening: isStill ? 'or' : opening, brackets: [] };
  };
  for (let at = range.start; at < range.end; at += 1) {
    const join = joins.find(({ start }) => start === at);
    const after = skipBracket(prompt.text, at);
    const answer = whole.find(({ start }) => range.start + start === at);
    if (answer !== undefined) {
      at = range.start + answer.end - 1;
      continue;
    }
    if (join !== undefined) {
      close(at, join.end, join.isOr ? 'or' : 'and');
      at = join.end - 1;
    } else if (after > at) {
      if (/[(（]/u.test(prompt.text.charAt(at))) piece.brackets.push({ start: at, end: after + 1 });
      at = after;
    } else if (isSeparator(prompt.text, at)) close(at, at + 1, isSlash(prompt.text, at) ? 'or' : 'and');
  }
  close(range.end, range.end, 'and');
  return pieces.map((each, index) => (isBeforeOr(prompt, pieces, index) ? { ...each, opening: 'or' } : each));
}

/** "meat, veggie or halal": what is between commas before an "or" is another of the options. */
const isBeforeOr = ({ text }: PromptText, pieces: readonly Piece[], index: number): boolean => {
  const rest = pieces.slice(index + 1);
  const next = rest.findIndex(({ opening }) => opening === 'or');
  const isListed = [pieces[index]!, ...rest.slice(0, next)].every(
    ({ start }) => text.charAt(start - 1) === ',',
  );
  return index > 0 && next !== -1 && isListed;
};

const isSlash = (text: string, at: number): boolean => /[/／]/u.test(text.charAt(at));

const isSeparator = (text: string, at: number): boolean =>
  /[;、；/／・]/u.test(text.charAt(at)) ||
  / \+ /u.test(text.slice(at - 1, at + 2)) ||
  (text.charAt(at) === ',' && !/\d/.test(text.charAt(at + 1)));

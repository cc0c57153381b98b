import { fold } from '../../text/fold.js';

const MIN_WORD = 4;
const LONG_WORD = 7;

/** Whether two spellings may be of one name: one letter of a word differs, two of a long one. */
export function isCloseWord(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  const size = Math.min(left.length, right.length);
  if (left === right || size < MIN_WORD) return false;
  return distance(left, right) <= (size >= LONG_WORD || sharesStart(left, right) ? 2 : 1);
}

/** "Robson", "Robinson": three letters alike and two that came. */
const sharesStart = (a: string, b: string): boolean => a.length >= 6 && a.slice(0, 3) === b.slice(0, 3);

/** Whether all words but one are the same, and that one is close. */
export function isCloseName(known: string, fresh: string): boolean {
  const [old, now] = [known.split(/\s+/u), fresh.split(/\s+/u)];
  if (old.length !== now.length) return false;
  const other = old.flatMap((word, index) => (fold(word) === fold(now[index]!) ? [] : [[word, now[index]!]]));
  const [pair, second] = other;
  return pair !== undefined && second === undefined && isCloseWord(pair[0]!, pair[1]!);
}

/** How many letters are added, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_each, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

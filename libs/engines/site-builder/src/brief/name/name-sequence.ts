import type { PromptText, Token } from '../text/prompt-text.js';
import { CONNECTORS } from '../words/name-words.js';

/** Tokens of a possible name, both inclusive. */
export interface Sequence {
  first: number;
  last: number;
}

const MAX_TOKENS = 14;

/** True for a word that looks like part of a name: a capital anywhere, or digits. */
export function isNameWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.isWord &&
    /[\p{Lu}\p{N}\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(token.text)
  );
}

function isTight(tokens: Token[], index: number): boolean {
  return tokens[index]?.start === tokens[index - 1]?.end;
}

/** The run of capitalised words and their connectors that starts at `first`; null when no name word stands there. */
export function sequenceAt(tokens: Token[], first: number): Sequence | null {
  const start = tokens[first];
  if (start === undefined || !isNameWord(start)) return null;
  let last = first;
  while (last - first < MAX_TOKENS) {
    const step = stepAfter(tokens, last);
    if (step === 0 || tokens[last + step]?.sentence !== start.sentence) break;
    last += step;
  }
  return { first, last };
}

/** How many tokens further the name goes on; 0 where it ends. */
function stepAfter(tokens: Token[], last: number): number {
  const next = tokens[last + 1];
  const second = tokens[last + 2];
  if (next === undefined) return 0;
  if (next.text === "'") {
    if (isTight(tokens, last + 1) && second?.isWord === true && isTight(tokens, last + 2)) return 2;
    return 0;
  }
  if (/^[-.·/@]$/.test(next.text))
    return isTight(tokens, last + 1) && second?.isWord === true && isTight(tokens, last + 2)
      ? 2
      : abbreviation(tokens, last);
  if (isNameWord(next)) return 1;
  if (next.text === '!' || next.text === '?') return 0;
  if (!CONNECTORS.has(next.key) || /^(?:I|We|Our|My|It)$/.test(second?.text ?? '')) return 0;
  if (isNameWord(second)) return /\p{Lu}/u.test(second?.text ?? '') ? 2 : 0;
  return CONNECTORS.has(second?.key ?? '') && isNameWord(tokens[last + 3]) ? 3 : 0;
}

/** `Dr. Weber`, `St. Mary`: a dot within the name. */
function abbreviation(tokens: Token[], last: number): number {
  return tokens[last + 1]?.text === '.' &&
    /^(?:Dr|St|Mr|Mrs|Ms|Prof|Mt)$/.test(tokens[last]?.text ?? '') &&
    isNameWord(tokens[last + 2])
    ? 2
    : 0;
}

/** The words of a sequence as they stand in the prompt. */
export function textOf({ text, tokens }: PromptText, { first, last }: Sequence): string {
  return text.slice(tokens[first]?.start, tokens[last]?.end);
}

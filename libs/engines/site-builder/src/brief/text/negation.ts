import type { PromptText } from './prompt-text.js';

const NEGATIONS = new Set(
  'no not without dont don never skip omit exclude nor kein keine keinen keiner ohne nicht weder sans pas ni sin nada sem nao no'.split(
    ' ',
  ),
);
const JAPANESE_NEGATION = /^[^。、\n]{0,6}(?:なし|不要|いらない|要らない|必要ない|必要ありません|無し|抜き)/;
/** How many words before a term a negation reaches over: `no online shop`, `we do not want a blog`. */
const REACH = 4;

/** True where the prompt says that it does not want what stands at this place. */
export function isNegated({ text, tokens }: PromptText, first: number, end: number): boolean {
  if (JAPANESE_NEGATION.test(text.slice(end, end + 14))) return true;
  const sentence = tokens[first]?.sentence;
  for (let index = first - 1, seen = 0; index >= 0 && seen < REACH; index -= 1) {
    const token = tokens[index];
    if (token === undefined || token.sentence !== sentence || /[,;:.!?()]/.test(token.text)) return false;
    if (NEGATIONS.has(token.key)) return true;
    seen += 1;
  }
  return false;
}

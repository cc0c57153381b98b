/** A run of letters and digits in a folded text. */
export interface Token {
  start: number;
  end: number;
  text: string;
}

const TOKEN = /[\p{L}\p{N}]+/gu;
const MAX_KEPT = 400;
const kept = new Map<string, readonly Token[]>();

/** The words of a text; the last texts are kept, because every list of words looks at the same clauses. */
export function tokensOf(folded: string): readonly Token[] {
  const known = kept.get(folded);
  if (known !== undefined) return known;
  const tokens = [...folded.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }));
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(folded, tokens);
  return tokens;
}

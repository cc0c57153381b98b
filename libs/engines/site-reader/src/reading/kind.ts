import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { OTHER_KIND } from '../packs/kinds.js';
import type { Range } from '../text/range.js';

export interface FoundKind {
  kind: string;
  /** The customer's words for it, in the order of the prompt. */
  words: string[];
  /** Where the deciding word is; null if the kind was only hinted at. */
  range: Range | null;
}

const FIRST_SENTENCES = 2;

/** The kind that the nouns of a prompt name, weighted by where they are; hints decide only where no noun does. */
export function findKind(prompt: PromptText, clauses: readonly Clause[], name: Range | null): FoundKind {
  const { kindWords, kindHints } = prompt.language;
  const scores = new Map<string, number>();
  const firsts = new Map<string, Range>();
  const words: string[] = [];
  for (const { start, end, key, word } of kindWords.find(prompt.folded)) {
    const clause = clauses.find((each) => each.start <= start && start < each.end);
    if (clause === undefined || clause.role === 'without' || clause.role === 'look') continue;
    const isInName = name !== null && start >= name.start && end <= name.end;
    const early = clause.sentence === 0 ? 10 : clause.sentence < FIRST_SENTENCES ? 6 : 2;
    const weight = early * (clause.role === 'remark' ? 0.2 : 1) * (isInName ? 0.8 : 1) + word.length / 8;
    scores.set(key, (scores.get(key) ?? 0) + weight / (1 + clauses.indexOf(clause) / 12));
    if (!firsts.has(key)) firsts.set(key, { start, end });
    const written = prompt.text.slice(start, end);
    if (!words.includes(written)) words.push(written);
  }
  if (scores.size === 0) {
    for (const { key } of kindHints.find(prompt.folded)) scores.set(key, (scores.get(key) ?? 0) + 1);
  } else {
    for (const { key } of kindHints.find(prompt.folded))
      if (scores.has(key)) scores.set(key, scores.get(key)! + 1);
  }
  const best = [...scores].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? OTHER_KIND;
  return { kind: best, words: words.slice(0, 10), range: firsts.get(best) ?? null };
}

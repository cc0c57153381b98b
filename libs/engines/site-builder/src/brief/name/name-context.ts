import type { Language } from '../../model/vocabulary.js';
import { tradesIn } from '../kind/read-trade.js';
import type { PromptText, Token } from '../text/prompt-text.js';

/** A prompt with its trades, for reading names beside them. */
export interface NameContext {
  prompt: PromptText;
  language: Language;
  /** Last token of a trade by its first one. */
  tradeAt: Map<number, number>;
  /** First token of a trade by its last one. */
  tradeEnds: Map<number, number>;
  tradeTokens: Set<number>;
}

/** Finds the trades of a prompt. */
export function nameContext(prompt: PromptText, language: Language): NameContext {
  const hits = tradesIn(prompt, language);
  const tradeTokens = new Set<number>();
  for (const hit of hits) for (let index = hit.first; index <= hit.last; index += 1) tradeTokens.add(index);
  return {
    prompt,
    language,
    tradeAt: new Map(hits.map((hit) => [hit.first, hit.last])),
    tradeEnds: new Map(hits.map((hit) => [hit.last, hit.first])),
    tradeTokens,
  };
}

/** True for the first token of a sentence. */
export function isOpening(tokens: Token[], index: number): boolean {
  return index === 0 || tokens[index - 1]?.sentence !== tokens[index]?.sentence;
}

import type { PromptText } from '../clauses/prompt-text.js';
import type { FoundMoney } from '../extract/money.js';

/** The currency of prices without a sign: the one that is used or named first, else that of the language. */
export function currencyOf(prompt: PromptText, monies: readonly FoundMoney[]): string | null {
  const [used] = monies;
  const [named] = prompt.language.currencies.find(prompt.folded);
  return used?.money.currency ?? named?.key ?? prompt.language.grammar.currency;
}

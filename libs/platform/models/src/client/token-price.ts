import type { TokenUsage } from '../contract/usage.js';

/** US dollars per million tokens. */
export interface TokenPrice {
  inputUsd: number;
  outputUsd: number;
}

/** Returns the cost in US dollars; 0 if no price is configured. */
export function costUsd({ inputTokens, outputTokens }: TokenUsage, price: TokenPrice | undefined): number {
  if (!price) return 0;
  return (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1_000_000;
}

/** Parses `openai=0.25/2,anthropic=1/5`. @throws Error that states what is invalid. */
export function pricesIn(text: string, providers: readonly string[]): Map<string, TokenPrice> {
  const prices = new Map<string, TokenPrice>();
  if (text.trim() === '' || text.trim() === 'none') return prices;
  for (const entry of text.split(',')) {
    const [, provider = '', input, output] =
      /^\s*(\w+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(entry) ?? [];
    if (!providers.includes(provider)) {
      throw new Error(
        `LLM_PRICES: "${entry.trim()}" must be a price such as openai=0.25/2. Providers: ${providers.join(', ')}.`,
      );
    }
    if (prices.has(provider)) throw new Error(`LLM_PRICES must not name ${provider} twice.`);
    prices.set(provider, { inputUsd: Number(input), outputUsd: Number(output) });
  }
  return prices;
}

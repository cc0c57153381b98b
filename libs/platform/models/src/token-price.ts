import type { TokenUsage } from './usage.js';

/** US dollars per million tokens. */
export interface TokenPrice {
  inputUsd: number;
  outputUsd: number;
}

/** What tokens cost in US dollars; 0 where the operator named no price. */
export function costUsd({ inputTokens, outputTokens }: TokenUsage, price: TokenPrice | undefined): number {
  if (!price) return 0;
  return (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1_000_000;
}

/** `openai=0.25/2,anthropic=1/5`. @throws Error that says what is wrong. */
export function pricesIn(text: string, providers: readonly string[]): Map<string, TokenPrice> {
  const prices = new Map<string, TokenPrice>();
  if (text.trim() === '' || text.trim() === 'none') return prices;
  for (const entry of text.split(',')) {
    const [, provider = '', input, output] =
      /^\s*(\w+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(entry) ?? [];
    if (!providers.includes(provider)) {
      throw new Error(
        `LLM_PRICES: "${entry.trim()}" is not a price such as openai=0.25/2. Providers: ${providers.join(', ')}.`,
      );
    }
    if (prices.has(provider)) throw new Error(`LLM_PRICES names ${provider} twice.`);
    prices.set(provider, { inputUsd: Number(input), outputUsd: Number(output) });
  }
  return prices;
}

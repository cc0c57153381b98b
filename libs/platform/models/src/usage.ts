/** What a question cost, as the vendor counts. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What a turn used, attempts that failed included as far as their vendors told. */
export interface TurnUsage extends TokenUsage {
  /** US dollars by `LLM_PRICES`, cached tokens at the full price; 0 for models without a price. */
  usd: number;
}

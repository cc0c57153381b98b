/** Tokens of a request, as the vendor counts them. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** Tokens of a call, including failed attempts as far as their vendors reported them. */
export interface ModelUsage extends TokenUsage {
  /** US dollars by `LLM_PRICES`, cached tokens at the full price; 0 for models without a price. */
  usd: number;
}

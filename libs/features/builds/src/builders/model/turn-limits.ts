/** Limits of one answer of a model. */
export interface TurnLimits {
  /** Limit of the conversation that is sent along. */
  historyTokens: number;
  maxOutputTokens: number;
  /** For all models together. */
  timeoutMs: number;
  /** Timeout of all models together for a response that is not streamed. */
  answerTimeoutMs: number;
  /** How long a model may send no data. */
  idleTimeoutMs: number;
  /** Maximum wait for busy models, once or twice per turn. */
  maxWaitMs: number;
}

/** Injection token of the TurnLimits. */
export const TURN_LIMITS = Symbol('turn-limits');

export const DEFAULT_TURN_LIMITS: TurnLimits = {
  historyTokens: 60_000,
  maxOutputTokens: 16_000,
  timeoutMs: 300_000,
  answerTimeoutMs: 180_000,
  idleTimeoutMs: 90_000,
  maxWaitMs: 20_000,
};

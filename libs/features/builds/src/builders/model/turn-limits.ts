/** How one turn of a model is limited. */
export interface TurnLimits {
  /** Of what is sent along of the conversation. */
  historyTokens: number;
  maxOutputTokens: number;
  /** For all models together. */
  timeoutMs: number;
  /** How long one model may send nothing. */
  idleTimeoutMs: number;
  /** How long is waited, once or twice, for models that are only busy. */
  patienceMs: number;
}

/** Injection token of the TurnLimits. */
export const TURN_LIMITS = Symbol('turn-limits');

export const DEFAULT_TURN_LIMITS: TurnLimits = {
  historyTokens: 60_000,
  maxOutputTokens: 16_000,
  timeoutMs: 300_000,
  idleTimeoutMs: 90_000,
  patienceMs: 20_000,
};

/** Result of a check. `warning`: it works, with limits. `skipped`: it could not be checked now. */
export type FindingStatus = 'ok' | 'warning' | 'failed' | 'skipped';

/** The result of a check. */
export interface Finding {
  status: FindingStatus;
  /** One sentence. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

/** A finding with the name of its check. */
export interface NamedFinding extends Finding {
  check: string;
}

export const ok = (text: string): Finding => ({ status: 'ok', text });
export const skipped = (text: string): Finding => ({ status: 'skipped', text });
export const warning = (text: string, advice: string): Finding => ({ status: 'warning', text, advice });
export const failed = (text: string, advice: string): Finding => ({ status: 'failed', text, advice });

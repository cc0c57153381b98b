/** What a commit must show before visitors see it. */
export const GATE_CHECKS = [
  'answers',
  'blank',
  'console',
  'links',
  'accessibility',
  'layout',
  'facts',
  'html',
] as const;
export type GateCheck = (typeof GATE_CHECKS)[number];

/** `block`: the page must not be shown. `warn`: the page is shown, and its owner is told. */
export type GateSeverity = 'block' | 'warn';

export interface GateFinding {
  check: GateCheck;
  severity: GateSeverity;
  /** Path of the page. */
  page: string;
  /** What is wrong, and where on the page. */
  message: string;
}

export interface GateReport {
  hasPassed: boolean;
  pages: number;
  /** At most 50. */
  findings: GateFinding[];
  /** Checks that could not be made here, e.g. for want of a browser. */
  skipped: GateCheck[];
  durationMs: number;
}

/** Content of a site by path. */
export type GateFiles = ReadonlyMap<string, string | Uint8Array>;

/** Decides whether a site may be shown: every page, phone and desktop, light and dark. */
export abstract class SiteGate {
  /**
   * Pages whose bytes and assets passed before are not looked at again.
   * @throws the signal's reason.
   */
  abstract check(files: GateFiles, signal: AbortSignal): Promise<GateReport>;
}

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
export const GATE_SEVERITIES = ['block', 'warn'] as const;
export type GateSeverity = (typeof GATE_SEVERITIES)[number];

export interface GateFinding {
  check: GateCheck;
  severity: GateSeverity;
  /** Path of the page. */
  page: string;
  /** What is wrong, and where on the page. */
  message: string;
}

/** What was found; what follows from it for visitors is a verdict. */
export interface GateReport {
  /** Nothing blocks a page. */
  hasPassed: boolean;
  pages: number;
  findings: GateFinding[];
  /** Checks that could not be made here, e.g. for want of a browser. */
  skipped: GateCheck[];
  /** False when the browser may have failed rather than a page: another look may find otherwise. */
  isFinal: boolean;
  durationMs: number;
}

/** Content of a site by path. */
export type GateFiles = ReadonlyMap<string, string | Uint8Array>;

/** Looks at the pages of a site: phone and desktop, light and dark. */
export abstract class SiteGate {
  /** @throws the signal's reason. */
  abstract check(files: GateFiles, signal: AbortSignal): Promise<GateReport>;
}

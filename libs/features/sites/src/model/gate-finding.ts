/** Requirements on a commit before it is published. */
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

/** `block`: the page must not be shown. `warn`: the page is shown, and its owner gets a warning. */
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

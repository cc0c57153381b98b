import type { GateCheck, GateFinding } from '../model/gate-finding.js';

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

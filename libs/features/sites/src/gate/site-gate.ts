import type { GateCheck, GateFinding } from '../model/gate-finding.js';

/** Findings of the gate; a verdict says what follows for visitors. */
export interface GateReport {
  /** No finding blocks a page. */
  hasPassed: boolean;
  pages: number;
  findings: GateFinding[];
  /** Checks that could not be run, e.g. without a browser. */
  skipped: GateCheck[];
  /** False if the browser may have failed rather than a page. */
  isFinal: boolean;
  durationMs: number;
}

/** Content of a site by path. */
export type GateFiles = ReadonlyMap<string, string | Uint8Array>;

/** Checks the pages of a site: phone and desktop, light and dark mode. */
export abstract class SiteGate {
  /** @throws the signal's reason. */
  abstract check(files: GateFiles, signal: AbortSignal): Promise<GateReport>;
}

import type { GateFinding } from '../../model/gate-finding.js';

/** What a check that reads pages in threads found. */
export interface CheckedPages {
  findings: GateFinding[];
  /** Pages whose reading was ended, e.g. since it took too long: another look may find otherwise. */
  unread: string[];
}

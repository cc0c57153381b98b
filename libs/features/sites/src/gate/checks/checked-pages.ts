import type { GateFinding } from '../../model/gate-finding.js';

/** Result of a check that reads pages in threads. */
export interface CheckedPages {
  findings: GateFinding[];
  /** Pages whose reading was aborted, e.g. because it took too long: the result is not final. */
  unread: string[];
}

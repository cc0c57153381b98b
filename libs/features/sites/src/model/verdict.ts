import type { GateCheck, GateFinding } from './gate-finding.js';

export const HOME_PAGE = 'index.html';

/** A page that visitors do not see. */
export interface WithheldPage {
  /** Path of the page. */
  page: string;
  /** Why; at least one. */
  findings: GateFinding[];
}

/** The verdict of the gate on a commit. A commit never changes, and neither does its verdict. */
export interface Verdict {
  /** Paths of the pages that visitors may see. */
  pages: string[];
  /** By path, the home page first. */
  withheld: WithheldPage[];
  /** Those withheld pages that are unchanged output of the service's templates: a defect of the service. */
  ours: string[];
  /** Findings that do not withhold a page. */
  warnings: GateFinding[];
  /** Checks that could not be run, e.g. without a browser. */
  skipped: GateCheck[];
  durationMs: number;
}

/** Whether any of it may be shown: a site needs its home page. */
export const isShowable = ({ pages }: Verdict): boolean => pages.includes(HOME_PAGE);

/** Whether all of it may be shown. */
export const isComplete = (verdict: Verdict): boolean => isShowable(verdict) && verdict.withheld.length === 0;

/** Pages that visitors could see in one commit and cannot see in a later one although they still exist. */
export function lostPages(before: Verdict, after: Verdict): string[] {
  const seen = new Set(before.pages);
  return after.withheld.map(({ page }) => page).filter((page) => seen.has(page));
}

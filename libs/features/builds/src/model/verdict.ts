import type { GateCheck, GateFinding } from './gate-finding.js';

export const HOME_PAGE = 'index.html';

/** A page that visitors do not see. */
export interface WithheldPage {
  /** Path of the page. */
  page: string;
  /** Why; at least one. */
  findings: GateFinding[];
}

/** What the gate decided about a commit. A commit never changes, and neither does its verdict. */
export interface Verdict {
  /** Paths of the pages that visitors may see. */
  pages: string[];
  /** By path, the home page first. */
  withheld: WithheldPage[];
  /** Of those, the paths of pages that are as the templates of the service made them: a defect of the service. */
  ours: string[];
  /** Findings that withhold nothing. */
  warnings: GateFinding[];
  /** Checks that could not be made, e.g. without a browser. */
  skipped: GateCheck[];
  durationMs: number;
}

/** Whether visitors may see any of it: a site is not shown without its home page. */
export const isShowable = ({ pages }: Verdict): boolean => pages.includes(HOME_PAGE);

/** Whether visitors may see all of it. */
export const isComplete = (verdict: Verdict): boolean => isShowable(verdict) && verdict.withheld.length === 0;

/** Pages that visitors could see in one commit, and cannot see in a later one although they are still there. */
export function lostPages(before: Verdict, after: Verdict): string[] {
  const seen = new Set(before.pages);
  return after.withheld.map(({ page }) => page).filter((page) => seen.has(page));
}

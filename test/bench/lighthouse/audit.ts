/** A page to audit with the Chromium that listens on a port. */
export interface AuditJob {
  url: string;
  port: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, and the failed audits. */
export interface AuditResult {
  scores: Record<Category, number>;
  faults: string[];
}

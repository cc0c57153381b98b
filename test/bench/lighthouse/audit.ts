/** A page to be audited by the Chromium that listens on a port. */
export interface AuditJob {
  url: string;
  port: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Scores of 0 to 100, and what took some away. */
export interface AuditResult {
  scores: Record<Category, number>;
  faults: string[];
}

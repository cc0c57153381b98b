import type { Scan } from './plans.sql.js';
import type { Sizes } from './sizes.js';

/** What the process of a database does, in this order. */
export type GrowthJob =
  | { name: 'fill'; sizes: Sizes; days: number; folder: string }
  | { name: 'take'; times: number }
  | { name: 'check' };

type JobNamed<Name> = Extract<GrowthJob, { name: Name }>;

/** The answers of the process. */
export interface GrowthJobs {
  /** @returns the size of the database. */
  fill(job: JobNamed<'fill'>): Promise<{ bytes: number }>;
  /** Takes the hot paths some times. @returns milliseconds of each statement, each time. */
  take(job: JobNamed<'take'>): Promise<Record<string, number>[]>;
  /** Plans of the hot statements, and the audit of all credits. */
  check(job: JobNamed<'check'>): Promise<{ scans: Scan[]; violations: object[]; auditMs: number }>;
}

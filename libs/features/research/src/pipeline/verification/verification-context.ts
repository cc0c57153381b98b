import type { ResearchRun } from '../../run/research-run.js';
import type { VerificationContext } from '../../threads/research-tasks.js';

/** The requested freshness, and the current date. */
export function contextOf({ request }: Pick<ResearchRun, 'request'>): VerificationContext {
  return { freshness: request.freshness, nowIso: new Date().toISOString() };
}

import type { ResearchRun } from '../../run/research-run.js';
import type { VerificationContext } from '../../threads/research-tasks.js';

/** How fresh sources have to be, and against which day. */
export function contextOf({ request }: Pick<ResearchRun, 'request'>): VerificationContext {
  return { freshness: request.freshness, nowIso: new Date().toISOString() };
}

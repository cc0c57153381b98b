import { ThreadError } from '@capstan/platform-jobs';
import type { GateCheck, GateFinding, GateSeverity } from '../../model/gate-finding.js';

/**
 * The finding for a page whose inspection was aborted. @throws the signal's reason; `error` if it is another
 * one.
 */
export function unreadablePage(
  error: unknown,
  { check, severity, page }: { check: GateCheck; severity: GateSeverity; page: string },
  signal: AbortSignal,
): GateFinding {
  signal.throwIfAborted();
  if (!(error instanceof ThreadError)) throw error;
  return { check, severity, page, message: `The page could not be checked: ${error.message}.` };
}

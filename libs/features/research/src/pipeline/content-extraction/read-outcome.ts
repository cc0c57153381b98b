import { AppError } from '@capstan/platform-core';
import type { EvaluatedSource } from '../../model/page-to-evaluate.js';

/** Why a page could not be read. */
export type UnreadReason =
  | 'blocked'
  | 'timeout'
  | 'invalid_url'
  | 'unavailable'
  | 'unreachable'
  | 'empty'
  | 'unreadable';

/** Result of reading a page: plain data, stored as a checkpoint. */
export type ReadOutcome =
  | { isRead: false; reason: UnreadReason }
  | { isRead: true; weighed: EvaluatedSource };

const REASON_OF_SLUG: Readonly<Partial<Record<string, UnreadReason>>> = {
  'content-blocked': 'blocked',
  'deadline-exceeded': 'timeout',
  'invalid-url': 'invalid_url',
  'capability-unavailable': 'unavailable',
};

/** Why there is no page: the error of the scrape capability, or that its content exceeded our limits. */
export function unreadReason(error: unknown): UnreadReason {
  if (!(error instanceof AppError)) return 'unreadable';
  return REASON_OF_SLUG[error.slug] ?? 'unreachable';
}

/** Why a page is not a source; undefined if it is. */
export function reasonOf(outcome: ReadOutcome): string | undefined {
  if (!outcome.isRead) return outcome.reason;
  return outcome.weighed.isFit ? undefined : outcome.weighed.reason;
}

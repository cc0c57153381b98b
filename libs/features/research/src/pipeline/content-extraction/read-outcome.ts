import { AppError } from '@capstan/platform-core';
import type { WeighedSource } from '../../model/page-to-weigh.js';

/** Why a page could not be read at all. */
export type UnreadReason =
  'blocked' | 'timeout' | 'invalid_url' | 'unavailable' | 'unreachable' | 'empty' | 'unreadable';

/** What became of the reading of a page: plain data, kept as a checkpoint. */
export type ReadOutcome = { isRead: false; reason: UnreadReason } | { isRead: true; weighed: WeighedSource };

const REASON_OF_SLUG: Readonly<Partial<Record<string, UnreadReason>>> = {
  'content-blocked': 'blocked',
  'deadline-exceeded': 'timeout',
  'invalid-url': 'invalid_url',
  'capability-unavailable': 'unavailable',
};

/** Why there is no page: what the scrape capability says, or that its content was too much for us. */
export function unreadReason(error: unknown): UnreadReason {
  if (!(error instanceof AppError)) return 'unreadable';
  return REASON_OF_SLUG[error.slug] ?? 'unreachable';
}

/** Why a page is no source; undefined when it is fit to be one. */
export function reasonOf(outcome: ReadOutcome): string | undefined {
  if (!outcome.isRead) return outcome.reason;
  return outcome.weighed.isFit ? undefined : outcome.weighed.reason;
}

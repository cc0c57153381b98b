import type { Fault } from './fault.js';

/** The reason of a failed call, and what to do: the error object of the REST API for callers of tools. */
export interface Failure {
  category: string;
  is_retriable: boolean;
  retry_after_seconds: number | null;
  /** What to do next. */
  alternative_action: string;
  request_id: string | null;
  title: string;
  detail: string;
  /** Last part of the error's `type`, such as `insufficient-credits`; null without a response. */
  slug: string | null;
  status: number | null;
  /** The invalid arguments. */
  errors: Fault[];
}

/** A failure with only the given fields. */
export const failure = (
  known: Pick<Failure, 'category' | 'title' | 'detail' | 'alternative_action'> & Partial<Failure>,
): Failure => ({
  is_retriable: false,
  retry_after_seconds: null,
  request_id: null,
  slug: null,
  status: null,
  errors: [],
  ...known,
});

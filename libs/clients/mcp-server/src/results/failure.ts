import type { Fault } from './fault.js';

/** Why a call failed, and what to do: the error object of the REST API for callers of tools. */
export interface Failure {
  category: string;
  is_retriable: boolean;
  retry_after_seconds: number | null;
  /** What to do next. */
  alternative_action: string;
  request_id: string | null;
  title: string;
  detail: string;
  /** Last part of the error's page, such as `insufficient-credits`; null when no answer came. */
  slug: string | null;
  status: number | null;
  /** What is wrong with which argument. */
  errors: Fault[];
}

/** A failure that nothing more is known of than is given. */
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

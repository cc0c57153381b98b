import { CapstanError } from './capstan-error.js';
import type { ErrorCategory, FieldFault, LocatedFault, Problem } from './problem.js';

/** The failed response of an error. */
export interface FailedResponse {
  status: number;
  headers: Headers;
  requestId: string | null;
}

/** The service rejected or failed the call, with the reason. Nothing was charged. */
export class APIError extends CapstanError {
  override readonly name: string = 'APIError';
  readonly status: number;
  /** URL of a page that explains this type of error. */
  readonly type: string;
  /** Last part of `type`, such as `rate-limited`. */
  readonly slug: string;
  readonly title: string;
  readonly detail: string;
  readonly category: ErrorCategory;
  /** Whether the same call may succeed later. */
  readonly isRetriable: boolean;
  readonly retryAfterSeconds: number | null;
  /** What to do next. */
  readonly alternativeAction: string;
  readonly requestId: string | null;
  /** Errors by field. */
  readonly errors: readonly (FieldFault | LocatedFault)[];
  readonly headers: Headers;

  constructor(problem: Problem, answer: FailedResponse) {
    super(messageOf(problem, answer.requestId));
    this.status = answer.status;
    this.type = problem.type;
    this.slug = problem.type.split('/').at(-1) ?? '';
    this.title = problem.title;
    this.detail = problem.detail;
    this.category = problem.error_category;
    this.isRetriable = problem.is_retriable;
    this.retryAfterSeconds = problem.retry_after_seconds ?? null;
    this.alternativeAction = problem.alternative_action;
    this.requestId = answer.requestId;
    this.errors = problem.errors ?? [];
    this.headers = answer.headers;
  }
}

function messageOf(problem: Problem, requestId: string | null): string {
  // The detail of the service already includes the field errors, except on build routes.
  const faults = (problem.errors ?? []).map(textOfFault).filter((said) => !problem.detail.includes(said));
  const says = [problem.title, problem.detail, faults.join('; '), problem.alternative_action]
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  return [...says, ...(requestId === null ? [] : [`(request ${requestId})`])].join(' ');
}

function textOfFault(fault: unknown): string {
  const { path, message, loc, msg } = (fault ?? {}) as Partial<FieldFault & LocatedFault>;
  const where = Array.isArray(loc) ? loc.join('.') : path;
  return [where, message ?? msg].filter(Boolean).join(': ');
}

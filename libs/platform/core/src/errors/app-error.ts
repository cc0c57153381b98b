import type { ErrorCategory, FieldFault, Problem } from './problem.js';

/** The fields that a subclass of AppError sets. */
export interface AppErrorFields {
  /** Last segment of the `type` URI; a page `docs/errors/<slug>.md` must exist. */
  slug: string;
  status: number;
  title: string;
  /** What happened, for the caller. Never a secret or a stack. */
  detail: string;
  category: ErrorCategory;
  isRetriable: boolean;
  /** Whole seconds; sent as `retry_after_seconds` and as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What the caller can do next. */
  alternativeAction: string;
  /** Errors by field, for invalid requests. */
  faults?: FieldFault[];
  /** Extension members of the problem object (RFC 9457, 3.2), e.g. balance and price of a 402. */
  extensions?: Record<string, unknown>;
  /** Response headers of this error, e.g. `Allow` of a 405. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * Base class of every error that a caller may see. Each reason has its own subclass, declared in the feature it
 * belongs to; the error filter reads only the fields, so a new error never requires a change there.
 */
export abstract class AppError extends Error {
  readonly slug: string;
  readonly status: number;
  readonly title: string;
  readonly category: ErrorCategory;
  readonly isRetriable: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly alternativeAction: string;
  readonly faults: FieldFault[] | undefined;
  readonly extensions: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(fields: AppErrorFields) {
    super(fields.detail, { cause: fields.cause });
    this.name = new.target.name;
    this.slug = fields.slug;
    this.status = fields.status;
    this.title = fields.title;
    this.category = fields.category;
    this.isRetriable = fields.isRetriable;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.alternativeAction = fields.alternativeAction;
    this.faults = fields.faults;
    this.extensions = fields.extensions ?? {};
    this.headers = fields.headers ?? {};
  }

  /** Returns the problem object (docs/contract.md 2.2). `errorsBase` has no trailing slash. */
  toProblem(errorsBase: string): Problem {
    return {
      type: `${errorsBase}/${this.slug}`,
      title: this.title,
      status: this.status,
      detail: this.message,
      is_retriable: this.isRetriable,
      ...(this.retryAfterSeconds === undefined ? {} : { retry_after_seconds: this.retryAfterSeconds }),
      alternative_action: this.alternativeAction,
      error_category: this.category,
      ...(this.faults ? { errors: this.faults } : {}),
      ...this.extensions,
    };
  }
}

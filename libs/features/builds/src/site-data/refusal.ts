/** Why an entry was rejected; pages translate the codes into their own texts. */
export type RefusalCode =
  | 'required'
  | 'invalid'
  | 'too_long'
  | 'taken'
  | 'full'
  | 'not_offered'
  | 'rate_limited'
  | 'too_many'
  | 'unknown'
  | 'failed';

const STATUSES: Record<RefusalCode, number> = {
  required: 422,
  invalid: 422,
  too_long: 422,
  not_offered: 422,
  taken: 409,
  full: 409,
  too_many: 409,
  rate_limited: 429,
  unknown: 404,
  failed: 500,
};

const MESSAGES: Record<RefusalCode, string> = {
  required: 'This has to be filled in.',
  invalid: 'This is not valid.',
  too_long: 'This is too long.',
  not_offered: 'This is not offered.',
  taken: 'This is taken already.',
  full: 'There is not enough room left.',
  too_many: 'No more entries can be kept here.',
  rate_limited: 'Too many requests; try again in a minute.',
  unknown: 'There is no such thing here.',
  failed: 'Something went wrong; try again in a moment.',
};

/** Rejects a visitor's request. Not an AppError, since sites have their own wire format. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly retryAfterSeconds: number | null;

  /** @param field the invalid field, as sent if it is unknown; null: the request as a whole. */
  constructor(
    readonly code: RefusalCode,
    readonly field: string | null = null,
    options: { status?: number; retryAfterSeconds?: number; message?: string } = {},
  ) {
    super(options.message ?? MESSAGES[code]);
    this.status = options.status ?? STATUSES[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

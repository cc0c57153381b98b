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
  | 'sign_in'
  | 'forbidden'
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
  sign_in: 401,
  forbidden: 403,
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
  unknown: 'Not found.',
  sign_in: 'Sign in first.',
  forbidden: 'This is for the owner of the site only.',
  failed: 'Something went wrong; try again in a moment.',
};

/** The message of a code, for scripts. */
export const messageOf = (code: RefusalCode): string => MESSAGES[code];

/** What is wrong with a field. */
export interface FieldFault {
  code: RefusalCode;
  field: string;
}

/** Rejects a visitor's request. Not an AppError, since sites have their own wire format. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  /** The invalid fields: `field` is the first of them. */
  readonly faults: readonly FieldFault[];

  /** @param field the invalid field, as sent if it is unknown; null: the request as a whole. */
  constructor(
    readonly code: RefusalCode,
    readonly field: string | null = null,
    options: {
      status?: number;
      retryAfterSeconds?: number;
      message?: string;
      faults?: readonly FieldFault[];
    } = {},
  ) {
    super(options.message ?? MESSAGES[code]);
    this.status = options.status ?? STATUSES[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.faults = options.faults ?? (field === null ? [] : [{ code, field }]);
  }

  /** @param faults at least one. */
  static ofFields(faults: readonly FieldFault[]): Refusal {
    const [first] = faults;
    return new Refusal(first?.code ?? 'invalid', first?.field ?? null, { faults });
  }
}

import { ResultField } from '@capstan/kit';

/** The verification status of an address. */
export const EMAIL_STATUSES = [
  'valid',
  'invalid',
  'risky',
  'catch_all',
  'disposable',
  'role',
  'unknown',
] as const;

export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** The reason of the status. */
export const EMAIL_REASONS = [
  'mailbox_exists',
  'mailbox_not_found',
  'mailbox_not_asked',
  'mailbox_full',
  'mailbox_disabled',
  'syntax',
  'domain_not_public',
  'domain_not_found',
  'no_mail_server',
  'null_mx',
  'accepts_all',
  'disposable_domain',
  'role_address',
  'spam_trap',
  'low_quality',
  'server_unreachable',
  'server_unclear',
] as const;

export type EmailReason = (typeof EMAIL_REASONS)[number];

/** The response of the mail server; null if unknown. */
export class SmtpCheck {
  @ResultField({
    description: 'Whether the server could be reached.',
    type: 'boolean',
    nullable: true,
    example: true,
  })
  connected: boolean | null;

  @ResultField({
    description: 'Whether it accepts mail for the address.',
    type: 'boolean',
    nullable: true,
    example: true,
  })
  accepts: boolean | null;

  @ResultField({
    description: 'Whether the mailbox is full.',
    type: 'boolean',
    nullable: true,
    example: false,
  })
  full: boolean | null;

  @ResultField({
    description: 'Whether the mailbox is disabled.',
    type: 'boolean',
    nullable: true,
    example: false,
  })
  disabled: boolean | null;
}

/** `data` of `verify_email`; unknown values are null. */
export class VerifyEmailResult {
  @ResultField({
    description: 'The address with its domain in lower case and punycode; unchanged if it is invalid.',
    type: 'string',
    example: 'ada@acme.com',
  })
  email: string;

  @ResultField({
    description:
      '`valid`: its server accepts mail for it. `invalid`: mail cannot be delivered. `catch_all`: its server accepts mail for any name. `disposable`: a throwaway domain. `role`: a role, not a person. `risky`: mail may bounce or harm the sender. `unknown`: no source could decide; free.',
    type: 'string',
    enum: EMAIL_STATUSES,
    example: 'valid',
  })
  status: EmailStatus;

  @ResultField({
    description:
      'Reason of the status; `mailbox_not_asked`: the domain accepts mail, and no source checked the mailbox.',
    type: 'string',
    enum: EMAIL_REASONS,
    example: 'mailbox_exists',
  })
  reason: EmailReason;

  @ResultField({
    description: 'Quality of the address, 0 to 100, if the source rates it.',
    type: 'number',
    nullable: true,
    example: 97,
  })
  score: number | null;

  @ResultField({
    description: 'Likely intended address if the domain looks mistyped.',
    type: 'string',
    nullable: true,
    example: null,
  })
  did_you_mean: string | null;

  @ResultField({
    description: 'Whether the domain belongs to a provider of free mailboxes; false: not listed.',
    type: 'boolean',
    example: false,
  })
  is_free: boolean;

  @ResultField({
    description: 'Whether it names a role (`info@`, `sales@`), not a person.',
    type: 'boolean',
    example: false,
  })
  is_role: boolean;

  @ResultField({
    description: 'Whether the domain is for disposable mailboxes; false: not listed.',
    type: 'boolean',
    example: false,
  })
  is_disposable: boolean;

  @ResultField({
    description: 'Hosts that accept mail for the domain, best first; null if not checked.',
    type: 'string',
    list: true,
    nullable: true,
    example: ['mx1.acme.com'],
  })
  mx: string[] | null;

  @ResultField({
    description: 'The response of the mail server; null if it was not contacted.',
    of: () => SmtpCheck,
    nullable: true,
  })
  smtp: SmtpCheck | null;
}

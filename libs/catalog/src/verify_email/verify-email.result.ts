import { ResultField } from '@capstan/kit';

/** What may be said of an address. */
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

/** Why. */
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

/** What the mail server answered; null where it did not say. */
export class SmtpCheck {
  @ResultField({
    description: 'Whether the server could be reached.',
    type: 'boolean',
    nullable: true,
    example: true,
  })
  connected: boolean | null;

  @ResultField({
    description: 'Whether it takes mail for the address.',
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
    description: 'Whether the mailbox is switched off.',
    type: 'boolean',
    nullable: true,
    example: false,
  })
  disabled: boolean | null;
}

/** `data` of `verify_email`; what nobody said is null. */
export class VerifyEmailResult {
  @ResultField({
    description: 'The address, its domain in small letters and punycode; as sent when it is no address.',
    type: 'string',
    example: 'ada@acme.com',
  })
  email: string;

  @ResultField({
    description:
      '`valid`: its server takes mail for it. `invalid`: mail cannot arrive. `catch_all`: its server takes mail for any name. `disposable`: a throwaway domain. `role`: of a function, not a person. `risky`: mail may bounce or harm the sender. `unknown`: nobody could tell; free.',
    type: 'string',
    enum: EMAIL_STATUSES,
    example: 'valid',
  })
  status: EmailStatus;

  @ResultField({
    description:
      'Why; `mailbox_not_asked`: the domain takes mail, and no source asked whether it does for this name.',
    type: 'string',
    enum: EMAIL_REASONS,
    example: 'mailbox_exists',
  })
  reason: EmailReason;

  @ResultField({
    description: 'How good the address is, 0 to 100, where the source rates it.',
    type: 'number',
    nullable: true,
    example: 97,
  })
  score: number | null;

  @ResultField({
    description: 'Address that may have been meant, where the domain looks mistyped.',
    type: 'string',
    nullable: true,
    example: null,
  })
  did_you_mean: string | null;

  @ResultField({
    description: 'Whether the domain is one of a provider of mailboxes for everybody; false: on no list.',
    type: 'boolean',
    example: false,
  })
  is_free: boolean;

  @ResultField({
    description: 'Whether it names a function (`info@`, `sales@`), not a person.',
    type: 'boolean',
    example: false,
  })
  is_role: boolean;

  @ResultField({
    description: 'Whether the domain is a throwaway one; false: on no list.',
    type: 'boolean',
    example: false,
  })
  is_disposable: boolean;

  @ResultField({
    description: 'Hosts that take mail for the domain, best first; null when nobody looked.',
    type: 'string',
    list: true,
    nullable: true,
    example: ['mx1.acme.com'],
  })
  mx: string[] | null;

  @ResultField({
    description: 'What the mail server answered; null when nobody says that it was asked.',
    of: () => SmtpCheck,
    nullable: true,
  })
  smtp: SmtpCheck | null;
}

import {
  type FailedOutcome,
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  textOf,
} from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';

const JUDGMENTS: Readonly<Record<string, Pick<EmailVerdict, 'status' | 'reason'>>> = {
  valid: { status: 'valid', reason: 'mailbox_exists' },
  invalid: { status: 'invalid', reason: 'mailbox_not_found' },
  disposable: { status: 'disposable', reason: 'disposable_domain' },
  catchall: { status: 'catch_all', reason: 'accepts_all' },
  unknown: { status: 'unknown', reason: 'server_unclear' },
};
const OUTCOMES: Readonly<Record<string, FailedOutcome>> = {
  auth_failure: 'misconfigured',
  bad_referrer: 'misconfigured',
  throttle_triggered: 'rate_limited',
};

/** NeverBounce reports failures in the body with status 200. */
export function neverbounceFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { status, message } = fieldsOf(jsonOf(response));
  const word = textOf(status);
  if (word === '' || word === 'success') return undefined;
  const isUsedUp = /credit|balance/i.test(textOf(message));
  const outcome = Object.hasOwn(OUTCOMES, word) ? OUTCOMES[word] : undefined;
  return new ProviderFailure(
    outcome ?? (isUsedUp ? 'quota_exhausted' : 'upstream_error'),
    'NeverBounce responded with an error',
  );
}

/** Parses a verification; `undefined` if the body is not a NeverBounce response. */
export function fromNeverbounce(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const result = textOf(answer.result);
  const judgment = Object.hasOwn(JUDGMENTS, result) ? JUDGMENTS[result] : undefined;
  if (!judgment || answer.status !== 'success') return undefined;
  const flags = new Set(listOf(answer.flags).map(textOf));
  return {
    ...judgment,
    ...(judgment.status === 'invalid' ? { reason: reasonOfInvalid(flags) } : {}),
    did_you_mean: textOf(answer.suggested_correction),
    is_free: flags.has('free_email_host') ? true : null,
    is_role: flags.has('role_account') ? true : null,
    is_disposable: flags.has('disposable_email') ? true : null,
    ...(flags.has('smtp_connectable') ? { smtp: { connected: true } } : {}),
  };
}

function reasonOfInvalid(flags: ReadonlySet<string>): EmailVerdict['reason'] {
  if (flags.has('bad_syntax')) return 'syntax';
  return flags.has('bad_dns') ? 'domain_not_found' : 'mailbox_not_found';
}

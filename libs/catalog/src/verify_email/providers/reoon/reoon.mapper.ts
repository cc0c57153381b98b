import {
  type OutboundResponse,
  ProviderFailure,
  fieldsOf,
  jsonOf,
  listOf,
  numberOf,
  textOf,
} from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

const JUDGMENTS: Readonly<Record<string, Pick<EmailVerdict, 'status' | 'reason'>>> = {
  safe: { status: 'valid', reason: 'mailbox_exists' },
  invalid: { status: 'invalid', reason: 'mailbox_not_found' },
  disabled: { status: 'invalid', reason: 'mailbox_disabled' },
  disposable: { status: 'disposable', reason: 'disposable_domain' },
  inbox_full: { status: 'risky', reason: 'mailbox_full' },
  catch_all: { status: 'catch_all', reason: 'accepts_all' },
  role_account: { status: 'role', reason: 'role_address' },
  spamtrap: { status: 'risky', reason: 'spam_trap' },
  unknown: { status: 'unknown', reason: 'server_unclear' },
};

/** Reoon reports its errors in the body. */
export function reoonFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { status, reason } = fieldsOf(jsonOf(response));
  if (status !== 'error') return undefined;
  const text = textOf(reason);
  if (/credit|limit/i.test(text))
    return new ProviderFailure('quota_exhausted', 'the credits of REOON_API_KEY are exhausted');
  if (/key/i.test(text)) return new ProviderFailure('misconfigured', 'Reoon rejected its key');
  return new ProviderFailure('upstream_error', 'Reoon failed');
}

/** Parses a verification; `undefined` if the body is not a Reoon response. */
export function fromReoon(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const status = textOf(answer.status);
  const judgment = Object.hasOwn(JUDGMENTS, status) ? JUDGMENTS[status] : undefined;
  if (!judgment) return undefined;
  return {
    ...judgment,
    ...(judgment.reason === 'mailbox_not_found' ? { reason: reasonOfInvalid(answer) } : {}),
    score: numberOf(answer.overall_score),
    is_free: flagOf(answer.is_free_email),
    is_role: flagOf(answer.is_role_account),
    is_disposable: flagOf(answer.is_disposable),
    ...(Array.isArray(answer.mx_records) ? { mx: listOf(answer.mx_records).map(textOf) } : {}),
    smtp: {
      connected: flagOf(answer.can_connect_smtp),
      accepts: flagOf(answer.is_deliverable),
      full: flagOf(answer.has_inbox_full),
      disabled: flagOf(answer.is_disabled),
    },
  };
}

function reasonOfInvalid(answer: Readonly<Record<string, unknown>>): EmailVerdict['reason'] {
  if (answer.is_valid_syntax === false) return 'syntax';
  return answer.mx_accepts_mail === false ? 'no_mail_server' : 'mailbox_not_found';
}

import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

type Judgment = Pick<EmailVerdict, 'status' | 'reason'>;

const REASONS_OF_INVALID: Readonly<Record<string, EmailVerdict['reason']>> = {
  failed_syntax_check: 'syntax',
  no_dns_entries: 'domain_not_found',
  does_not_accept_mail: 'no_mail_server',
  unroutable_ip_address: 'no_mail_server',
};
const UNREACHED = new Set([
  'mail_server_did_not_respond',
  'timeout_exceeded',
  'forcible_disconnect',
  'failed_smtp_connection',
]);

/** ZeroBounce has one text, with status 200, for a wrong key and for exhausted credits. */
export function zerobounceFailure(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status !== 200 || textOf(fieldsOf(jsonOf(response)).error) === '') return undefined;
  return new ProviderFailure('quota_exhausted', 'ZEROBOUNCE_API_KEY is wrong, or its credits are exhausted');
}

/** Parses a verification; `undefined` if the body is not a ZeroBounce response. */
export function fromZerobounce(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const sub = textOf(answer.sub_status);
  const judgment = judgmentOf(textOf(answer.status), sub);
  if (!judgment) return undefined;
  const host = textOf(answer.mx_record);
  return {
    ...judgment,
    did_you_mean: textOf(answer.did_you_mean),
    is_free: flagOf(answer.free_email),
    is_role: sub.startsWith('role_based') ? true : null,
    is_disposable: sub === 'disposable' ? true : null,
    ...(host === '' ? {} : { mx: [host] }),
  };
}

function judgmentOf(status: string, sub: string): Judgment | undefined {
  switch (status) {
    case 'valid':
      return { status: 'valid', reason: 'mailbox_exists' };
    case 'invalid':
      if (sub === 'mailbox_quota_exceeded') return { status: 'risky', reason: 'mailbox_full' };
      return {
        status: 'invalid',
        reason: Object.hasOwn(REASONS_OF_INVALID, sub)
          ? (REASONS_OF_INVALID[sub] ?? 'mailbox_not_found')
          : 'mailbox_not_found',
      };
    case 'catch-all':
      return { status: 'catch_all', reason: 'accepts_all' };
    case 'spamtrap':
      return { status: 'risky', reason: 'spam_trap' };
    case 'abuse':
      return { status: 'risky', reason: 'low_quality' };
    case 'do_not_mail':
      if (sub === 'disposable') return { status: 'disposable', reason: 'disposable_domain' };
      if (sub.startsWith('role_based')) return { status: 'role', reason: 'role_address' };
      return { status: 'risky', reason: sub === 'possible_trap' ? 'spam_trap' : 'low_quality' };
    case 'unknown':
      return { status: 'unknown', reason: UNREACHED.has(sub) ? 'server_unreachable' : 'server_unclear' };
    default:
      return undefined;
  }
}

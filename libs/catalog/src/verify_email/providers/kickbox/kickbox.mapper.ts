import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, numberOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

type Fields = Readonly<Record<string, unknown>>;
type Judgment = Pick<EmailVerdict, 'status' | 'reason'>;

/** Converts Kickbox's score, which is 0 to 1. */
const PER_CENT = 100;

/** Kickbox answers 403 for both an empty balance and a wrong key. */
export function kickboxFailure(response: OutboundResponse): ProviderFailure | undefined {
  const { success, message } = fieldsOf(jsonOf(response));
  if (success !== false || response.status === 429) return undefined;
  if (/balance|credit/i.test(textOf(message)))
    return new ProviderFailure('quota_exhausted', 'the balance of KICKBOX_API_KEY is exhausted');
  return response.status < 300 ? new ProviderFailure('upstream_error', 'Kickbox failed') : undefined;
}

/** Parses a verification; `undefined` if the body is not a Kickbox response. */
export function fromKickbox(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const judgment = judgmentOf(answer);
  if (!judgment) return undefined;
  const rating = numberOf(answer.sendex);
  return {
    ...judgment,
    score: rating === null ? null : rating * PER_CENT,
    did_you_mean: textOf(answer.did_you_mean),
    is_free: flagOf(answer.free),
    is_role: flagOf(answer.role),
    is_disposable: flagOf(answer.disposable),
  };
}

function judgmentOf({ result, reason, accept_all, disposable }: Fields): Judgment | undefined {
  switch (result) {
    case 'deliverable':
      return { status: 'valid', reason: 'mailbox_exists' };
    case 'undeliverable':
      if (reason === 'invalid_email') return { status: 'invalid', reason: 'syntax' };
      return {
        status: 'invalid',
        reason: reason === 'invalid_domain' ? 'domain_not_found' : 'mailbox_not_found',
      };
    case 'risky':
      if (disposable === true) return { status: 'disposable', reason: 'disposable_domain' };
      return accept_all === true
        ? { status: 'catch_all', reason: 'accepts_all' }
        : { status: 'risky', reason: 'low_quality' };
    case 'unknown':
      return reason === 'no_connect' || reason === 'timeout'
        ? { status: 'unknown', reason: 'server_unreachable' }
        : { status: 'unknown', reason: 'server_unclear' };
    default:
      return undefined;
  }
}

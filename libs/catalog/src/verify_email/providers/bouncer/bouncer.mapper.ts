import { fieldsOf, numberOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

type Fields = Readonly<Record<string, unknown>>;
type Judgment = Pick<EmailVerdict, 'status' | 'reason'>;

/** Parses a verification; `undefined` if the body is not a Bouncer response. */
export function fromBouncer(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const [domain, account, dns] = [answer.domain, answer.account, answer.dns].map(fieldsOf) as [
    Fields,
    Fields,
    Fields,
  ];
  const judgment = judgmentOf(textOf(answer.status), textOf(answer.reason), domain, account);
  if (!judgment) return undefined;
  const host = textOf(dns.type) === 'MX' ? textOf(dns.record) : '';
  return {
    ...judgment,
    score: numberOf(answer.score),
    is_free: flagOf(domain.free),
    is_role: flagOf(account.role),
    is_disposable: flagOf(domain.disposable),
    ...(host === '' ? {} : { mx: [host] }),
    smtp: { full: flagOf(account.fullMailbox), disabled: flagOf(account.disabled) },
  };
}

function judgmentOf(status: string, reason: string, domain: Fields, account: Fields): Judgment | undefined {
  switch (status) {
    case 'deliverable':
      return { status: 'valid', reason: 'mailbox_exists' };
    case 'undeliverable':
      if (reason === 'invalid_email') return { status: 'invalid', reason: 'syntax' };
      if (reason === 'invalid_domain' || reason === 'dns_error')
        return { status: 'invalid', reason: 'domain_not_found' };
      return {
        status: 'invalid',
        reason: account.disabled === 'yes' ? 'mailbox_disabled' : 'mailbox_not_found',
      };
    case 'risky':
      if (domain.disposable === 'yes') return { status: 'disposable', reason: 'disposable_domain' };
      if (domain.acceptAll === 'yes') return { status: 'catch_all', reason: 'accepts_all' };
      return { status: 'risky', reason: account.fullMailbox === 'yes' ? 'mailbox_full' : 'low_quality' };
    case 'unknown':
      return reason === 'unavailable_smtp' || reason === 'timeout'
        ? { status: 'unknown', reason: 'server_unreachable' }
        : { status: 'unknown', reason: 'server_unclear' };
    default:
      return undefined;
  }
}

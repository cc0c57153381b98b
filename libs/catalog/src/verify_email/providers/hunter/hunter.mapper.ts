import { fieldsOf, numberOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

type Judgment = Pick<EmailVerdict, 'status' | 'reason'>;

/** Parses a verification; `undefined` if the body is not a Hunter response. */
export function fromHunter(body: unknown): EmailVerdict | undefined {
  const data = fieldsOf(fieldsOf(body).data);
  const judgment = judgmentOf(data);
  if (!judgment) return undefined;
  return {
    ...judgment,
    score: numberOf(data.score),
    is_free: flagOf(data.webmail),
    is_disposable: flagOf(data.disposable),
    smtp: { connected: flagOf(data.smtp_server), accepts: flagOf(data.smtp_check) },
  };
}

function judgmentOf(data: Readonly<Record<string, unknown>>): Judgment | undefined {
  switch (textOf(data.status)) {
    case 'valid':
      return { status: 'valid', reason: 'mailbox_exists' };
    case 'invalid':
      if (data.regexp === false) return { status: 'invalid', reason: 'syntax' };
      return data.mx_records === false
        ? { status: 'invalid', reason: 'no_mail_server' }
        : { status: 'invalid', reason: 'mailbox_not_found' };
    case 'accept_all':
      return { status: 'catch_all', reason: 'accepts_all' };
    case 'disposable':
      return { status: 'disposable', reason: 'disposable_domain' };
    case 'webmail':
      // Hunter does not contact the servers of webmail providers; its data on them has another source.
      return data.smtp_check === true
        ? { status: 'valid', reason: 'mailbox_exists' }
        : { status: 'unknown', reason: 'server_unclear' };
    case 'unknown':
      return { status: 'unknown', reason: data.block === true ? 'server_unreachable' : 'server_unclear' };
    default:
      return undefined;
  }
}

import { fieldsOf, listOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

/** Parses a check; `undefined` if the body is not a Reacher response. Parts that it could not check are error objects. */
export function fromReacher(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const [misc, mx, smtp, syntax] = [answer.misc, answer.mx, answer.smtp, answer.syntax].map(fieldsOf) as [
    Fields,
    Fields,
    Fields,
    Fields,
  ];
  const verdict = verdictOf(textOf(answer.is_reachable), { misc, mx, smtp, syntax });
  if (!verdict) return undefined;
  const hasSmtp = typeof smtp.can_connect_smtp === 'boolean';
  return {
    ...verdict,
    is_free: flagOf(misc.is_b2c),
    is_role: flagOf(misc.is_role_account),
    is_disposable: flagOf(misc.is_disposable),
    ...(Array.isArray(mx.records) ? { mx: listOf(mx.records).map(textOf) } : {}),
    ...(hasSmtp
      ? {
          smtp: {
            connected: flagOf(smtp.can_connect_smtp),
            accepts: flagOf(smtp.is_deliverable),
            full: flagOf(smtp.has_full_inbox),
            disabled: flagOf(smtp.is_disabled),
          },
        }
      : {}),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function verdictOf(
  reachable: string,
  { misc, mx, smtp, syntax }: Record<'misc' | 'mx' | 'smtp' | 'syntax', Fields>,
): Pick<EmailVerdict, 'status' | 'reason'> | undefined {
  switch (reachable) {
    case 'safe':
      return { status: 'valid', reason: 'mailbox_exists' };
    case 'invalid':
      if (syntax.is_valid_syntax === false) return { status: 'invalid', reason: 'syntax' };
      if (mx.accepts_mail === false) return { status: 'invalid', reason: 'no_mail_server' };
      if (smtp.is_disabled === true) return { status: 'invalid', reason: 'mailbox_disabled' };
      return { status: 'invalid', reason: 'mailbox_not_found' };
    case 'risky':
      if (misc.is_disposable === true) return { status: 'disposable', reason: 'disposable_domain' };
      if (smtp.is_catch_all === true) return { status: 'catch_all', reason: 'accepts_all' };
      if (smtp.has_full_inbox === true) return { status: 'risky', reason: 'mailbox_full' };
      if (misc.is_role_account === true) return { status: 'role', reason: 'role_address' };
      return { status: 'risky', reason: 'low_quality' };
    case 'unknown':
      return smtp.can_connect_smtp === false
        ? { status: 'unknown', reason: 'server_unreachable' }
        : { status: 'unknown', reason: 'server_unclear' };
    default:
      return undefined;
  }
}

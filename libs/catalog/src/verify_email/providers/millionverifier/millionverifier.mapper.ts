import { type OutboundResponse, ProviderFailure, fieldsOf, jsonOf, textOf } from '@capstan/kit';
import type { EmailVerdict } from '../../email-verdict.js';
import { flagOf } from '../../flag-of.js';

const JUDGMENTS: Readonly<Record<string, Pick<EmailVerdict, 'status' | 'reason'>>> = {
  ok: { status: 'valid', reason: 'mailbox_exists' },
  catch_all: { status: 'catch_all', reason: 'accepts_all' },
  invalid: { status: 'invalid', reason: 'mailbox_not_found' },
  disposable: { status: 'disposable', reason: 'disposable_domain' },
  unknown: { status: 'unknown', reason: 'server_unclear' },
  unverified: { status: 'unknown', reason: 'server_unclear' },
  error: { status: 'unknown', reason: 'server_unreachable' },
};

/** MillionVerifier reports its errors with status 200. */
export function millionverifierFailure(response: OutboundResponse): ProviderFailure | undefined {
  const error = textOf(fieldsOf(jsonOf(response)).error);
  if (error === '' || response.status !== 200) return undefined;
  if (/credit/i.test(error))
    return new ProviderFailure('quota_exhausted', 'the credits of MILLIONVERIFIER_API_KEY are exhausted');
  if (/key/i.test(error)) return new ProviderFailure('misconfigured', 'MillionVerifier rejected its key');
  return new ProviderFailure('upstream_error', 'MillionVerifier failed');
}

/** Parses a verification; `undefined` if the body is not a MillionVerifier response. */
export function fromMillionverifier(body: unknown): EmailVerdict | undefined {
  const answer = fieldsOf(body);
  const judgment = judgmentOf(textOf(answer.result));
  if (!judgment) return undefined;
  return {
    ...judgment,
    did_you_mean: textOf(answer.didyoumean),
    is_free: flagOf(answer.free),
    is_role: flagOf(answer.role),
    is_disposable: judgment.status === 'disposable' ? true : null,
  };
}

function judgmentOf(result: string): (typeof JUDGMENTS)[string] | undefined {
  return Object.hasOwn(JUDGMENTS, result) ? JUDGMENTS[result] : undefined;
}

import { oneLine } from '@capstan/parsing';
import { type EmailAddress, emailAddressOf } from '../text/email-address.js';
import { listedFacts } from './lists/listed-facts.js';
import type { SmtpCheck, VerifyEmailResult } from './verify-email.result.js';

/** The verdict of a source on an address; missing fields are unknown. */
export type EmailVerdict = Pick<VerifyEmailResult, 'status' | 'reason'> &
  Partial<{
    score: number | null;
    /** An address, or its domain alone. */
    did_you_mean: string;
    is_free: boolean | null;
    is_role: boolean | null;
    is_disposable: boolean | null;
    mx: readonly string[];
    smtp: Partial<SmtpCheck>;
  }>;

const MAX_HOSTS = 20;

/** Maps a verdict to a result; where the source does not state free, role and disposable, the built-in lists decide. */
export function toVerification(address: EmailAddress, verdict: EmailVerdict): VerifyEmailResult {
  const listed = listedFacts(address);
  return {
    email: address.text,
    status: verdict.status,
    reason: verdict.reason,
    score: scoreOf(verdict.score),
    did_you_mean: suggestionOf(address, verdict.did_you_mean) ?? listed.did_you_mean,
    is_free: verdict.is_free ?? listed.is_free,
    is_role: verdict.is_role ?? listed.is_role,
    is_disposable: verdict.is_disposable ?? listed.is_disposable,
    mx: verdict.mx ? hostsOf(verdict.mx) : null,
    smtp: verdict.smtp ? smtpOf(verdict.smtp) : null,
  };
}

/** The result for an invalid address. */
export function notAnAddress(email: string): VerifyEmailResult {
  return {
    email,
    status: 'invalid',
    reason: 'syntax',
    score: null,
    did_you_mean: null,
    is_free: false,
    is_role: false,
    is_disposable: false,
    mx: null,
    smtp: null,
  };
}

function scoreOf(score: number | null | undefined): number | null {
  return score === undefined || score === null ? null : Math.round(Math.min(100, Math.max(0, score)));
}

function suggestionOf({ text, local }: EmailAddress, said: string | undefined): string | undefined {
  if (!said) return undefined;
  const suggested = emailAddressOf(said.includes('@') ? said : `${local}@${said}`);
  return suggested === undefined || suggested.text === text ? undefined : suggested.text;
}

function hostsOf(hosts: readonly string[]): string[] {
  const names = hosts.map((host) => oneLine(host).replace(/\.$/, '').toLowerCase());
  return [...new Set(names.filter((host) => host !== '' && host.length <= 253))].slice(0, MAX_HOSTS);
}

function smtpOf(said: Partial<SmtpCheck>): SmtpCheck {
  return { connected: null, accepts: null, full: null, disabled: null, ...said };
}

import { InvalidRequestError, defineCapability } from '@capstan/kit';
import { emailAddressOf } from '../text/email-address.js';
import { DnsProvider } from './providers/dns/dns.provider.js';
import { HunterProvider } from './providers/hunter/hunter.provider.js';
import { BouncerProvider } from './providers/bouncer/bouncer.provider.js';
import { KickboxProvider } from './providers/kickbox/kickbox.provider.js';
import { MillionverifierProvider } from './providers/millionverifier/millionverifier.provider.js';
import { NeverbounceProvider } from './providers/neverbounce/neverbounce.provider.js';
import { ReoonProvider } from './providers/reoon/reoon.provider.js';
import { ZerobounceProvider } from './providers/zerobounce/zerobounce.provider.js';
import { ReacherProvider } from './providers/reacher/reacher.provider.js';
import { VerifyEmailParams } from './verify-email.params.js';
import { VerifyEmailResult } from './verify-email.result.js';

/** Checks whether mail to an address can be delivered. */
export const verifyEmail = defineCapability<VerifyEmailParams, VerifyEmailResult>({
  name: 'verify_email',
  path: 'verify/email',
  title: 'Verify email',
  summary: 'Checks whether mail to an e-mail address can be delivered.',
  description: [
    'Returns `status` and `reason`, whether the address is free, a role or disposable, the mail servers of its',
    'domain, and a suggestion if the domain looks mistyped. Syntax, built-in lists and DNS are checked',
    'first; they find addresses that cannot work. Only the mail server can confirm the mailbox: if no verifier is',
    'configured, or none can decide, the status is `unknown` (for a role: `role`) and the call is free.',
  ].join('\n'),
  params: VerifyEmailParams,
  result: VerifyEmailResult,
  credits: 1,
  readsOnly: true,
  deadlineMs: 30_000,
  providers: [
    DnsProvider,
    ReacherProvider,
    MillionverifierProvider,
    ReoonProvider,
    BouncerProvider,
    ZerobounceProvider,
    NeverbounceProvider,
    HunterProvider,
    KickboxProvider,
  ],
  // A domain that accepts mail is not a final result while another provider can check the mailbox.
  accept: ({ status, reason }) => (status === 'unknown' || reason === 'mailbox_not_asked' ? 'empty' : 'ok'),
  refusal: ({ email }) =>
    emailAddressOf(email)
      ? undefined
      : new InvalidRequestError([{ path: 'email', message: 'is not a valid email address' }]),
  examples: [{ title: 'One address', params: { email: 'ada@acme.com' } }],
});

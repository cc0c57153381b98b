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

/** Whether mail to an address arrives (design §4). */
export const verifyEmail = defineCapability<VerifyEmailParams, VerifyEmailResult>({
  name: 'verify_email',
  path: 'verify/email',
  title: 'Verify email',
  summary: 'Finds out whether mail to an e-mail address can arrive.',
  description: [
    'Returns `status` and `reason`, whether the address is free, of a function or throwaway, the mail servers of its',
    'domain, and the address that was meant where the domain looks mistyped. Syntax, lists and the name system are asked',
    'first; they find addresses that cannot work. Whether the mailbox exists only its server knows: where no verifier is',
    'configured, or none can tell, the status is `unknown` (of a function: `role`) and the call is free.',
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
  // A domain that takes mail is no answer yet while somebody can ask the mailbox.
  accept: ({ status, reason }) => (status === 'unknown' || reason === 'mailbox_not_asked' ? 'empty' : 'ok'),
  refusal: ({ email }) =>
    emailAddressOf(email)
      ? undefined
      : new InvalidRequestError([{ path: 'email', message: 'is no address' }]),
  examples: [{ title: 'One address', params: { email: 'ada@acme.com' } }],
});

import type { AccountsReader } from '@capstan/auth';
import { ProviderFailure, type SentMessage, type TransportInfo } from '@capstan/kit';
import { OutboundError } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';
import type { MessagesConfig } from '../messages.config.js';
import type { MessageAttempts } from '../rows/message-attempts.js';
import type { MessageAttempt } from '../rows/message.js';
import type { MessageClaim } from '../rows/message-claim.js';
import type { StoredAttachments } from '../transports/stored-attachments.js';
import type { RegisteredTransport, TransportRegistry } from '../transports/transport-registry.js';
import { Delivery } from './delivery.js';

type Answer = 'sent' | Error;

const SENT: SentMessage = { providerMessageId: 'v-1', status: 'sent' };
const refused = new ProviderFailure('rate_limited', 'slow down');
const noRecipient = new ProviderFailure('invalid_input', 'no such user');
const undecided = new OutboundError('timeout', 'no answer');
const greylisted = new ProviderFailure('rate_limited', 'try later', { isTransient: true });
const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
const claim = {
  id: 'm-1',
  generation: 1,
  content: { attachments: [], provider: null },
} as unknown as MessageClaim;

/** Transports that answer in order, the last answer to all further requests; and the attempts as they are stored. */
function bench(
  answers: Record<string, Answer[]>,
  {
    idempotent = [],
    earlier = [],
    suspendedAt = null,
    ageMs = 0,
  }: {
    idempotent?: string[];
    earlier?: Partial<MessageAttempt>[];
    suspendedAt?: Date | null;
    ageMs?: number;
  } = {},
) {
  const log: string[] = [];
  const transports = Object.entries(answers).map(([name, given]): RegisteredTransport => {
    const rest = [...given];
    const call = (): Promise<SentMessage> => {
      log.push(`call ${name}`);
      const answer = rest.length > 1 ? rest.shift() : rest[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(SENT);
    };
    const info = {
      name,
      ...(idempotent.includes(name) ? { recognizesRepeatsForSeconds: DAY_SECONDS } : {}),
    } as TransportInfo;
    return { info, transport: { call, isConfigured: () => true } };
  });
  const attempts = {
    of: () => Promise.resolve(earlier),
    begin: (_: unknown, number: number, name: string) => void log.push(`begin ${number} ${name}`),
    refused: (_: unknown, number: number) => void log.push(`refused ${number}`),
    undecided: (_: unknown, number: number) => void log.push(`undecided ${number}`),
    ageMs: () => Promise.resolve(ageMs),
  } as unknown as MessageAttempts;
  const registry = {
    candidates: () => transports,
    find: (name: string) => transports.find(({ info }) => info.name === name),
  } as unknown as TransportRegistry;
  const delivery = new Delivery(
    registry,
    attempts,
    { read: () => Promise.resolve([]) } as unknown as StoredAttachments,
    { find: () => Promise.resolve({ suspendedAt }) } as unknown as AccountsReader,
    { timeoutMs: 1_000 } as MessagesConfig,
    { afterNoAnswerMs: [1_000, 5_000], afterDeferralMs: [60_000, 300_000] },
  );
  return { log, attempts, deliver: () => delivery.deliver(claim, new AbortController().signal) };
}

describe('Delivery', () => {
  it('records a request before it makes it', async () => {
    const { log, deliver } = bench({ a: ['sent'] });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'a', attempt: 1 });
    expect(log).toEqual(['begin 1 a', 'call a']);
  });

  it('makes no request that could not be recorded', async () => {
    const { log, attempts, deliver } = bench({ a: ['sent'] });
    attempts.begin = () => Promise.reject(new Error('the lease is lost'));
    await expect(deliver()).rejects.toThrow('lease');
    expect(log).toEqual([]);
  });

  it('tries the next transport after a refusal', async () => {
    const { log, deliver } = bench({ a: [refused], b: ['sent'] });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'b' });
    expect(log).toEqual(['begin 1 a', 'call a', 'refused 1', 'begin 2 b', 'call b']);
  });

  it('tries no other transport after a request without an answer', async () => {
    const { log, deliver } = bench({ a: [undecided], b: ['sent'] });
    expect(await deliver()).toEqual({ status: 'outcome_unknown', provider: 'a', detail: 'no answer' });
    expect(log).toEqual(['begin 1 a', 'call a', 'undecided 1']);
  });

  it('postpones the repeat of a request without an answer at a transport that recognizes repeats', async () => {
    const { log, deliver } = bench({ a: [undecided], b: ['sent'] }, { idempotent: ['a'] });
    expect(await deliver()).toEqual({ status: 'postponed', delayMs: 1_000, isUnsent: false });
    expect(log).toEqual(['begin 1 a', 'call a', 'undecided 1']);
  });

  it('waits longer before each further repeat, and ends after the last', async () => {
    const unanswered = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        number: at + 1,
        transport: 'a',
        outcome: null,
        detail: null,
      }));
    const after = (count: number, answer: Answer) =>
      bench({ a: [answer], b: ['sent'] }, { idempotent: ['a'], earlier: unanswered(count) }).deliver();
    expect(await after(1, undecided)).toEqual({ status: 'postponed', delayMs: 5_000, isUnsent: false });
    expect(await after(2, undecided)).toEqual({
      status: 'outcome_unknown',
      provider: 'a',
      detail: 'no answer',
    });
    expect(await after(2, 'sent')).toMatchObject({ status: 'sent', provider: 'a', attempt: 3 });
  });

  it('waits as long as the provider asks for', async () => {
    const busy = new ProviderFailure('upstream_error', 'the provider responded 503', {
      retryAfterSeconds: 120,
    });
    const { deliver } = bench({ a: [busy] }, { idempotent: ['a'] });
    expect(await deliver()).toEqual({ status: 'postponed', delayMs: 120_000, isUnsent: false });
  });

  it('ends the message when the provider asks for a repeat after it has stopped to recognize one', async () => {
    const busy = new ProviderFailure('upstream_error', 'the provider responded 503', {
      retryAfterSeconds: DAY_SECONDS,
    });
    const { deliver } = bench({ a: [busy], b: ['sent'] }, { idempotent: ['a'] });
    expect(await deliver()).toMatchObject({ status: 'outcome_unknown', provider: 'a' });
  });

  it.each<[string, Error]>([
    ['a rate limit', refused],
    ['refused credentials', new ProviderFailure('misconfigured', 'who are you')],
  ])(
    'repeats after %s at a repeat, which does not reveal the outcome of the first request',
    async (_, answer) => {
      const earlier = [{ number: 1, transport: 'a', outcome: null, detail: null }];
      const { log, deliver } = bench({ a: [answer], b: ['sent'] }, { idempotent: ['a'], earlier });
      expect(await deliver()).toEqual({ status: 'postponed', delayMs: 5_000, isUnsent: false });
      expect(log).toEqual(['begin 2 a', 'call a', 'undecided 2']);
    },
  );

  it('ends the message when a repeat is refused for what it contains', async () => {
    const earlier = [{ number: 1, transport: 'a', outcome: null, detail: null }];
    const invalid = new ProviderFailure('invalid_input', 'not an address');
    const { log, deliver } = bench({ a: [invalid], b: ['sent'] }, { idempotent: ['a'], earlier });
    expect(await deliver()).toMatchObject({ status: 'outcome_unknown', provider: 'a' });
    expect(log).not.toContain('call b');
  });

  it.each([DAY_MS, DAY_MS - 30_000, 30 * DAY_MS])(
    'sends nothing again when the first request is %d ms old, and the provider may not recognize it',
    async (ageMs) => {
      const earlier = [{ number: 1, transport: 'a', outcome: null, detail: null }];
      const { log, deliver } = bench({ a: ['sent'], b: ['sent'] }, { idempotent: ['a'], earlier, ageMs });
      expect(await deliver()).toMatchObject({ status: 'outcome_unknown', provider: 'a' });
      expect(log).toEqual([]);
    },
  );

  it('fails when every transport refuses, with their reasons', async () => {
    const { deliver } = bench({ a: [refused], b: [refused] });
    expect(await deliver()).toEqual({
      status: 'failed',
      reasons: ['a: slow down', 'b: slow down'],
      isRefused: false,
    });
  });

  it('says that the message itself was refused when every transport does so', async () => {
    const { deliver } = bench({ a: [noRecipient], b: [noRecipient] });
    expect(await deliver()).toMatchObject({ status: 'failed', isRefused: true });
    const { deliver: deliverMixed } = bench({ a: [noRecipient], b: [refused] });
    expect(await deliverMixed()).toMatchObject({ status: 'failed', isRefused: false });
  });

  it('sends nothing again when a worker died during a request', async () => {
    const earlier = [{ number: 1, transport: 'a', outcome: null, detail: null }];
    const { log, deliver } = bench({ a: ['sent'], b: ['sent'] }, { earlier });
    expect(await deliver()).toMatchObject({ status: 'outcome_unknown', provider: 'a' });
    expect(log).toEqual([]);
  });

  it('repeats the request of a worker that died, at a transport that recognizes repeats', async () => {
    const earlier = [{ number: 1, transport: 'a', outcome: null, detail: null }];
    const { log, deliver } = bench({ a: ['sent'] }, { earlier, idempotent: ['a'] });
    expect(await deliver()).toMatchObject({ status: 'sent', attempt: 2 });
    expect(log).toEqual(['begin 2 a', 'call a']);
  });

  it('postpones a message that a mail server does not take yet, and no other transport takes', async () => {
    const { log, deliver } = bench({ a: [greylisted], b: [refused] });
    expect(await deliver()).toEqual({ status: 'postponed', delayMs: 60_000, isUnsent: true });
    expect(log).toEqual(['begin 1 a', 'call a', 'refused 1', 'begin 2 b', 'call b', 'refused 2']);
  });

  it('prefers a transport that takes the message now to a later try', async () => {
    const { deliver } = bench({ a: [greylisted], b: ['sent'] });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'b' });
  });

  it('tries the mail server again later, and not the transport that refused the message for good', async () => {
    const earlier = [
      { number: 1, transport: 'a', outcome: 'rate_limited' as const, detail: 'try later', isTransient: true },
      { number: 2, transport: 'b', outcome: 'blocked' as const, detail: 'no', isTransient: false },
    ];
    const { log, deliver } = bench({ a: ['sent'], b: ['sent'] }, { earlier });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'a', attempt: 3 });
    expect(log).toEqual(['begin 3 a', 'call a']);
  });

  it('fails after the last later try, with the last reason of each transport', async () => {
    const earlier = [1, 2].map((number) => ({
      number,
      transport: 'a',
      outcome: 'rate_limited' as const,
      detail: `try ${number}`,
      isTransient: true,
    }));
    const { deliver } = bench({ a: [greylisted] }, { earlier });
    expect(await deliver()).toEqual({ status: 'failed', reasons: ['a: try later'], isRefused: false });
  });

  it('sends nothing for an account that is suspended', async () => {
    const { log, deliver } = bench({ a: ['sent'] }, { suspendedAt: new Date() });
    expect(await deliver()).toEqual({
      status: 'failed',
      reasons: ['the account is suspended'],
      isRefused: false,
    });
    expect(log).toEqual([]);
  });

  it('continues with the next transport where the worker before was refused', async () => {
    const earlier = [{ number: 1, transport: 'a', outcome: 'rate_limited' as const, detail: 'x' }];
    const { log, deliver } = bench({ a: ['sent'], b: ['sent'] }, { earlier });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'b' });
    expect(log).toEqual(['begin 2 b', 'call b']);
  });
});

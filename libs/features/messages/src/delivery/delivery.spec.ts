import type { AccountsReader } from '@capstan/auth';
import { type MessageTransport, ProviderFailure, type SentMessage, type TransportInfo } from '@capstan/kit';
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
const undecided = new OutboundError('timeout', 'no answer');
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
  }: { idempotent?: string[]; earlier?: Partial<MessageAttempt>[]; suspendedAt?: Date | null } = {},
) {
  const log: string[] = [];
  const transports = Object.entries(answers).map(([name, given]): RegisteredTransport => {
    const rest = [...given];
    const call = (): Promise<SentMessage> => {
      log.push(`call ${name}`);
      const answer = rest.length > 1 ? rest.shift() : rest[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(SENT);
    };
    const info = { name, isIdempotent: idempotent.includes(name) } as TransportInfo;
    return { info, transport: { call } as unknown as MessageTransport };
  });
  const attempts = {
    of: () => Promise.resolve(earlier),
    begin: (_: unknown, number: number, name: string) => void log.push(`begin ${number} ${name}`),
    refused: (_: unknown, number: number) => void log.push(`refused ${number}`),
    undecided: (_: unknown, number: number) => void log.push(`undecided ${number}`),
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
    [1, 1],
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

  it('repeats a request without an answer at a transport that recognizes repeats', async () => {
    const { log, deliver } = bench({ a: [undecided, 'sent'], b: ['sent'] }, { idempotent: ['a'] });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'a', attempt: 2 });
    expect(log.filter((line) => line.startsWith('call'))).toEqual(['call a', 'call a']);
  });

  it('does not take the refusal of a repeat for one of the first request', async () => {
    const { log, deliver } = bench({ a: [undecided, refused], b: ['sent'] }, { idempotent: ['a'] });
    expect(await deliver()).toMatchObject({ status: 'outcome_unknown', provider: 'a' });
    expect(log).not.toContain('call b');
  });

  it('fails when every transport refuses, with their reasons', async () => {
    const { deliver } = bench({ a: [refused], b: [refused] });
    expect(await deliver()).toEqual({ status: 'failed', reasons: ['a: slow down', 'b: slow down'] });
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

  it('sends nothing for an account that is suspended', async () => {
    const { log, deliver } = bench({ a: ['sent'] }, { suspendedAt: new Date() });
    expect(await deliver()).toEqual({ status: 'failed', reasons: ['the account is suspended'] });
    expect(log).toEqual([]);
  });

  it('continues with the next transport where the worker before was refused', async () => {
    const earlier = [{ number: 1, transport: 'a', outcome: 'rate_limited' as const, detail: 'x' }];
    const { log, deliver } = bench({ a: ['sent'], b: ['sent'] }, { earlier });
    expect(await deliver()).toMatchObject({ status: 'sent', provider: 'b' });
    expect(log).toEqual(['begin 2 b', 'call b']);
  });
});

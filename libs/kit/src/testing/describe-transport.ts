import type { Type } from '@nestjs/common';
import { type MessageTransport, transportInfoOf } from '../messages/message-transport.js';
import type { OutgoingMessage, SentMessage } from '../messages/outgoing-message.js';
import { describeProvider, type ProviderCase, type ProviderSpec } from './describe-provider.js';
import type { StatedAnswer } from './stated-answer.js';
import type { ExpectedFailure } from './common-failures.js';

/** What a transport must do; `params` are the fields in which its message differs from that of the others. */
export type TransportSpec = Omit<ProviderSpec<OutgoingMessage, SentMessage>, 'params' | 'nothing'> & {
  params?: Partial<OutgoingMessage>;
};

/** A message for each test, to a recipient that the spec names. */
const MESSAGE: Omit<OutgoingMessage, 'channel' | 'service'> = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  accountId: '5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a',
  to: '',
  subject: 'Report',
  text: 'Three findings.',
  markdown: null,
  html: null,
  replyTo: null,
  headers: {},
  attachments: [],
};

/** Answers that refuse a message, so that another transport may be tried, and those that leave it open. */
const FAULTS: readonly (readonly [string, StatedAnswer, ExpectedFailure])[] = [
  ['400 as a refusal', { status: 400 }, 'invalid_input'],
  ['404 as a refusal', { status: 404 }, 'invalid_input'],
  ['422 as a refusal', { status: 422 }, 'invalid_input'],
  ['408 as undecided', { status: 408 }, 'timeout'],
  ['409 as undecided', { status: 409 }, 'upstream_error'],
  ['a redirect as undecided', { status: 307 }, 'upstream_error'],
];

/** Tests of a transport: those of any provider, and that it never takes an undecided answer for a refusal. */
export function describeTransport(transport: Type<MessageTransport>, spec: TransportSpec): void {
  const { channel, service = null } = transportInfoOf(transport);
  const sends: ProviderCase<OutgoingMessage> = {
    title: 'follows no redirect',
    answer: spec.ok,
    request: { maxRedirects: 0 },
  };
  describeProvider<OutgoingMessage, SentMessage>(transport, {
    ...spec,
    params: { ...MESSAGE, channel, service, ...spec.params },
    cases: [...(spec.cases ?? []), sends],
    declines: [{ channel: channel === 'inbox' ? 'email' : 'inbox' }, ...(spec.declines ?? [])],
    faults: [...(spec.faults ?? []), ...FAULTS],
  });
}

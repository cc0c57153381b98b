import { Injectable } from '@nestjs/common';
import { InvalidRequestError } from '@capstan/platform-core';
import type { ComposedMessage } from '../composition/compose-message.js';
import { ChannelUnavailableError } from '../errors/channel-unavailable.error.js';
import { outgoingMessageOf } from '../transports/outgoing-message.js';
import { charsOf, type RegisteredTransport, TransportRegistry } from '../transports/transport-registry.js';

/** Finds the transports that could send a message, or says why there are none. */
@Injectable()
export class TransportsOfMessage {
  constructor(private readonly registry: TransportRegistry) {}

  /**
   * In the order in which they are tried.
   * @throws InvalidRequestError for a provider that does not exist or does not serve the channel; ChannelUnavailableError.
   */
  namesFor(accountId: string, { recipient, content }: ComposedMessage): string[] {
    const { channel, service, text } = recipient;
    const { provider } = content;
    const ofChannel = this.registry
      .ofChannel(channel)
      .filter(({ info }) => (info.service ?? null) === service);
    if (provider !== null && !ofChannel.some(({ info }) => info.name === provider)) {
      const names = ofChannel.map(({ info }) => info.name).join(', ');
      throw new InvalidRequestError([
        { path: 'provider', message: `is not a provider of such recipients; known are ${names}` },
      ]);
    }
    const message = outgoingMessageOf({ id: '', accountId, channel, content });
    const fitting = this.registry.candidates(message, provider);
    if (fitting.length > 0) return fitting.map(({ info }) => info.name);
    const found = this.registry.transportsAccepting(message, provider);
    if (found.length > 0) throw tooLong(found, charsOf(content));
    const wanted = ofChannel.filter(({ info }) => provider === null || info.name === provider);
    if (wanted.some(({ transport }) => transport.isConfigured())) {
      const message = `is not a recipient that ${wanted.map(({ info }) => info.name).join(' or ')} can send to`;
      throw new InvalidRequestError([{ path: 'to', message }]);
    }
    throw new ChannelUnavailableError(text, wanted.map(variablesOf));
  }
}

function tooLong(found: readonly RegisteredTransport[], chars: number): InvalidRequestError {
  const limit = Math.max(...found.map(({ info }) => info.maxChars ?? 0));
  const message = `must not have more than ${limit} characters for this recipient, subject included (got ${chars})`;
  return new InvalidRequestError([{ path: 'text', message }]);
}

/** The variables that configure a transport; those with a default need not be set. */
function variablesOf({ info }: RegisteredTransport): string {
  const shape = Object.entries(info.config?.shape ?? {});
  const needed = shape.filter(([, schema]) => schema.parse(undefined) === undefined).map(([name]) => name);
  return `${info.name}: ${needed.join(', ')}`;
}

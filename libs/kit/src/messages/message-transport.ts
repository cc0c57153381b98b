import type { Type } from '@nestjs/common';
import {
  type CapabilityProvider,
  DefineProvider,
  type ProviderInfo,
  providerInfoOf,
} from '../capability-provider.js';
import type { CallbackRequest, ReceivedCallback } from './delivery-report.js';
import type { MessageChannel, OutgoingMessage, SentMessage } from './outgoing-message.js';

/**
 * Hands messages of one channel to one vendor. `call` returns once the vendor accepted the message. What it throws decides
 * whether another transport may be tried: see `refusalOf`.
 */
export interface MessageTransport extends CapabilityProvider<OutgoingMessage, SentMessage> {
  /** Verifies and reads a callback. Absent: the vendor makes none. @throws CallbackRefused */
  readonly receive?: (request: CallbackRequest) => ReceivedCallback | Promise<ReceivedCallback>;
  /** Answers the GET request by which a vendor checks the address of its callbacks. @throws CallbackRefused */
  readonly confirm?: (query: URLSearchParams) => string;
}

/** What a transport states about itself. */
export interface TransportInfo extends ProviderInfo {
  channel: MessageChannel;
  /** For chat and push: the first part of its recipients, `slack` in `slack:C0123`. */
  service?: string;
  /** Most characters of the text, with the subject. */
  maxChars?: number;
  /**
   * How long the vendor recognizes a repeated message by its id, counted from the first request. A send without an answer is
   * repeated there until then, never after. Only if the vendor documents it, with `message.id` sent as its key. Absent:
   * the vendor recognizes no repeats.
   */
  recognizesRepeatsForSeconds?: number;
}

const INFO = Symbol('capstan:transport');

/** Marks a class as a transport and makes it injectable. */
export function DefineTransport(info: TransportInfo): ClassDecorator {
  return (target) => {
    DefineProvider(info)(target);
    Reflect.defineMetadata(INFO, info, target);
  };
}

/** The TransportInfo of a class marked with DefineTransport. @throws Error when it is not marked. */
export function transportInfoOf(transport: Type<MessageTransport>): TransportInfo {
  const info = Reflect.getMetadata(INFO, transport) as TransportInfo | undefined;
  if (!info) throw new Error(`${transport.name} lacks @DefineTransport({ name, title, channel })`);
  return info;
}

/** The slices of the configuration that transports read. */
export const transportConfigSlices = (transports: readonly Type<MessageTransport>[]) =>
  transports.map((transport) => providerInfoOf(transport).config).filter((slice) => slice !== undefined);

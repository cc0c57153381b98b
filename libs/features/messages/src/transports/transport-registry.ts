import { Inject, Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  type MessageChannel,
  type MessageTransport,
  type OutgoingMessage,
  type TransportInfo,
  transportInfoOf,
} from '@capstan/kit';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';

/** Injection token of the transport classes of this process. */
export const TRANSPORTS = Symbol('messages:transports');

/** A transport of this deployment. */
export interface RegisteredTransport {
  readonly info: TransportInfo;
  readonly transport: MessageTransport;
}

/** The transports of this process, in the order in which they are tried. */
@Injectable()
export class TransportRegistry implements OnModuleInit {
  private ordered: readonly RegisteredTransport[] = [];

  constructor(
    @Inject(TRANSPORTS) private readonly types: readonly Type<MessageTransport>[],
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
    private readonly moduleRef: ModuleRef,
  ) {}

  /** @throws Error for a configured order with an unknown name, or two transports with one name. */
  onModuleInit(): void {
    const all = this.types.map((type) => ({
      info: transportInfoOf(type),
      transport: this.moduleRef.get<MessageTransport>(type, { strict: false }),
    }));
    const names = all.map(({ info }) => info.name);
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated !== undefined) throw new Error(`two message transports are called ${repeated}`);
    const { order } = this.config;
    const unknown = order.filter((name) => !names.includes(name));
    if (unknown.length > 0) {
      throw new Error(
        `SEND_MESSAGE_PROVIDERS names unknown providers: ${unknown.join(', ')}. Known: ${names.join(', ')}.`,
      );
    }
    this.ordered =
      order.length === 0 ? all : order.flatMap((name) => all.filter(({ info }) => info.name === name));
  }

  find(name: string): RegisteredTransport | undefined {
    return this.ordered.find(({ info }) => info.name === name);
  }

  /** Those of a channel, whether they are configured or not. */
  ofChannel(channel: MessageChannel): RegisteredTransport[] {
    return this.ordered.filter(({ info }) => info.channel === channel);
  }

  /** Services that recipients of chat and push may name. */
  servicesOf(channel: MessageChannel): string[] {
    return [...new Set(this.ofChannel(channel).flatMap(({ info }) => info.service ?? []))];
  }

  /**
   * Returns those that are configured and accept a message of any length, in their order.
   * @param only the name of the only one wanted.
   */
  transportsAccepting(message: OutgoingMessage, only: string | null): RegisteredTransport[] {
    return this.ofChannel(message.channel).filter(
      ({ info, transport }) =>
        (only === null || info.name === only) &&
        transport.isConfigured() &&
        (transport.supports?.(message) ?? true),
    );
  }

  /** Returns those that can send a message, in their order. @param only the name of the only one wanted. */
  candidates(message: OutgoingMessage, only: string | null): RegisteredTransport[] {
    const chars = charsOf(message);
    return this.transportsAccepting(message, only).filter(({ info }) => chars <= (info.maxChars ?? Infinity));
  }
}

/** Characters of the text, with the subject. */
export const charsOf = ({ subject, text }: Pick<OutgoingMessage, 'subject' | 'text'>): number =>
  (subject === null ? 0 : subject.length + 2) + text.length;

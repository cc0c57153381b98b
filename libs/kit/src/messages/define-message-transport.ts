import type { ConfigSlice } from '@capstan/platform-core';
import type { OutboundClient, OutboundResponse } from '@capstan/platform-outbound';
import { defineHttpProvider } from '../http-provider/define-http-provider.js';
import type { Configured, HttpCall } from '../http-provider/http-provider.declaration.js';
import type { HttpRequest } from '../http-provider/http-request.js';
import type { ProviderFailure } from '../provider-failure.js';
import type { AnswerBodies } from '../vendor/exchange.js';
import type { CallbackRequest, ReceivedCallback } from './delivery-report.js';
import { DefineTransport, type MessageTransport, type TransportInfo } from './message-transport.js';
import type { OutgoingMessage, SentMessage } from './outgoing-message.js';
import { refusalForStatus } from './refusal-of.js';

type Call<C> = HttpCall<OutgoingMessage, C, object>;

/** A vendor that takes a message by one HTTP request. */
export interface MessageTransportDeclaration<C, N extends keyof C, K extends keyof AnswerBodies> {
  info: Omit<TransportInfo, 'config'>;
  config: ConfigSlice<C>;
  /** Variables that must be set; otherwise the transport is not used. */
  needs: readonly N[];
  /** False excludes it from this message; default: it supports all messages of its channel and service. */
  supports?: (message: OutgoingMessage, config: C) => boolean;
  request: (message: OutgoingMessage, call: Call<Configured<C, N>>) => HttpRequest | Promise<HttpRequest>;
  /** How the body is read; default `json`. */
  answer?: K;
  /**
   * The failure of a response whose status is not enough, 2xx included; undefined: that of the status. A failure only
   * if the message was certainly not accepted, because another transport may then send it (`refusalOf`).
   */
  failureOf?: (response: OutboundResponse) => ProviderFailure | undefined;
  /** The vendor's reason in a response that rejects the message, as text for people. */
  reasonOf?: (response: OutboundResponse) => string | undefined;
  /** The vendor's id of the message; undefined: not an answer of this vendor, so that acceptance is unknown. */
  read: (body: AnswerBodies[K], response: OutboundResponse) => Partial<SentMessage> | undefined;
  /** Verifies and reads a callback. @throws CallbackRefused */
  receive?: (
    request: CallbackRequest,
    config: C,
    outbound: OutboundClient,
  ) => ReceivedCallback | Promise<ReceivedCallback>;
  /** Answers the GET request by which the vendor checks the address of its callbacks. @throws CallbackRefused */
  confirm?: (query: URLSearchParams, config: C) => string;
}

/** The injectable class that a declaration makes. */
export type MessageTransportClass<C> = new (
  config: C,
  outbound: OutboundClient,
) => MessageTransport & { supports(message: OutgoingMessage): boolean };

/** The transport of a vendor as the declaration says (docs/extending/provider.md). */
export function defineMessageTransport<
  C,
  const N extends keyof C,
  const K extends keyof AnswerBodies = 'json',
>(declaration: MessageTransportDeclaration<C, N, K>): MessageTransportClass<C> {
  const { info, config, needs, answer, request, failureOf, reasonOf, read } = declaration;
  const Provider = defineHttpProvider<OutgoingMessage, C, SentMessage, SentMessage, N, object, K>({
    info,
    config,
    needs,
    // A message and its credentials are for the vendor's own address only.
    maxRedirects: 0,
    supports: (message, call) =>
      message.channel === info.channel &&
      message.service === (info.service ?? null) &&
      (declaration.supports?.(message, call.config) ?? true),
    request,
    ...(answer === undefined ? {} : { answer }),
    failureOf: (response) => failureOf?.(response) ?? refusalForStatus(response, reasonOf?.(response)),
    read: (body, { response }) => {
      const sent = read(body, response);
      return sent && { providerMessageId: null, status: 'sent', ...sent };
    },
    result: (sent) => sent,
  });

  class DeclaredTransport extends Provider implements MessageTransport {
    readonly receive?: (request: CallbackRequest) => ReceivedCallback | Promise<ReceivedCallback>;
    readonly confirm?: (query: URLSearchParams) => string;

    constructor(settings: C, outbound: OutboundClient) {
      super(settings, outbound);
      const { receive, confirm } = declaration;
      if (receive) this.receive = (callback) => receive(callback, settings, outbound);
      if (confirm) this.confirm = (query) => confirm(query, settings);
    }
  }
  DefineTransport({ ...info, config })(DeclaredTransport);
  return DeclaredTransport;
}

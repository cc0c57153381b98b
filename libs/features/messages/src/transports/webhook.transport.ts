import {
  type CallContext,
  DefineTransport,
  failureForStatus,
  type MessageTransport,
  OutboundClient,
  type OutgoingMessage,
  ProviderFailure,
  refusalForStatus,
  type SentMessage,
} from '@capstan/kit';
import { signedHeaders } from '@capstan/platform-outbound';
import { MessageSettings } from '../settings/message-settings.js';

const MAX_ANSWER_BYTES = 64 * 1024;

/** Receivers keep the ids that they have seen, but the specification does not say for how long. */
const RECOGNIZED_FOR_SECONDS = 3_600;

/**
 * A POST to the recipient, signed by the Standard Webhooks specification with the secret of the account. An answer of 2xx is
 * its delivery. A repeat has the same `webhook-id`, by which receivers recognize it.
 */
@DefineTransport({
  name: 'webhook',
  title: 'Webhook',
  channel: 'webhook',
  failuresAreTargets: true,
  recognizesRepeatsForSeconds: RECOGNIZED_FOR_SECONDS,
})
export class WebhookTransport implements MessageTransport {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly settings: MessageSettings,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  supports({ channel }: OutgoingMessage): boolean {
    return channel === 'webhook';
  }

  async call(message: OutgoingMessage, { signal, timeoutMs }: CallContext): Promise<SentMessage> {
    const { signingSecret } = await this.settings.of(message.accountId);
    const sentAt = new Date();
    const body = bodyOf(message, sentAt);
    const response = await this.outbound.request({
      url: message.to,
      method: 'POST',
      headers: signedHeaders({ id: message.id, at: sentAt, payload: body }, [signingSecret]),
      body,
      // The body is for the recipient alone.
      maxRedirects: 0,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
      timeoutMs,
    });
    const failure = refusalForStatus(response) ?? failureForStatus(response);
    if (failure) throw failureOfTarget(failure);
    return { providerMessageId: message.id, status: 'delivered' };
  }
}

const bodyOf = ({ id, subject, text, markdown, html }: OutgoingMessage, sentAt: Date): string =>
  JSON.stringify({
    type: 'message',
    timestamp: sentAt.toISOString(),
    data: { message_id: id, subject, text, markdown, html },
  });

/** The failure is about the recipient, not about a provider. */
const failureOfTarget = ({ outcome, message, retryAfterSeconds }: ProviderFailure): ProviderFailure =>
  new ProviderFailure(outcome, message.replace('the provider', 'the recipient'), {
    isTarget: true,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });

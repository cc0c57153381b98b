import { once } from 'node:events';
import { type IncomingHttpHeaders, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request that a receiver got. */
export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; timestamp: string; data: Record<string, unknown> };
}

export type Answer = (webhook: ReceivedWebhook, response: ServerResponse) => void;

const ok: Answer = (_webhook, response) => response.end('ok');

/** An endpoint on loopback that keeps what it got, and answers as the test says. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  answer: Answer = ok;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { url: path = '', headers } = request;
        const webhook = { path, headers, body, event: JSON.parse(body) as ReceivedWebhook['event'] };
        this.received.push(webhook);
        this.answer(webhook, response);
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    return receiver;
  }

  /** For `OUTBOUND_ALLOW_HOSTS`. */
  get hostPort(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(path = '/hook'): string {
    return `http://${this.hostPort}${path}`;
  }

  /** What came to a path. */
  at(path: string): ReceivedWebhook[] {
    return this.received.filter((webhook) => webhook.path === path);
  }

  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

/** Whether a secret verifies a request, by the package of Standard Webhooks. */
export function isSignedWith(secret: string, { body, headers }: ReceivedWebhook): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

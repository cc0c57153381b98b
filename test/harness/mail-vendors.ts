import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A mail that a vendor accepted, whether it said so or not. */
export interface AcceptedMail {
  vendor: 'resend' | 'postmark';
  messageId: string;
}

/** What happens to the answer after a mail was accepted. */
export type AnswerFault = 'none' | 'hang' | 'reset' | '500' | 'not-json';

/** Stand-ins for Resend, which recognizes repeats, and Postmark, which does not. */
export class MailVendors {
  readonly accepted: AcceptedMail[] = [];
  /** Requests that are being answered. */
  underWay = 0;
  private readonly idOfKey = new Map<string, string>();

  private constructor(
    private readonly server: Server,
    private readonly options: { delayMs: number; faultOf: (n: number) => AnswerFault },
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async start(options: {
    delayMs: number;
    faultOf: (n: number) => AnswerFault;
  }): Promise<MailVendors> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new MailVendors(server, options);
  }

  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return {
      OUTBOUND_ALLOW_HOSTS: `127.0.0.1:${port}`,
      RESEND_API_KEY: 'k',
      RESEND_FROM: 'a@example.test',
      RESEND_BASE_URL: `http://127.0.0.1:${port}/resend`,
      POSTMARK_API_KEY: 'k',
      POSTMARK_FROM: 'a@example.test',
      POSTMARK_BASE_URL: `http://127.0.0.1:${port}/postmark`,
    };
  }

  /** How often a message was accepted, by all vendors together. */
  timesAccepted(messageId: string): number {
    return this.accepted.filter((mail) => mail.messageId === messageId).length;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const isResend = request.url?.startsWith('/resend') === true;
    const messageId: string = isResend ? body.tags[0].value : body.Metadata.message_id;
    const id = isResend ? this.acceptOnce(String(request.headers['idempotency-key']), messageId) : messageId;
    if (!isResend) this.accepted.push({ vendor: 'postmark', messageId });
    this.underWay += 1;
    setTimeout(() => {
      this.underWay -= 1;
      answer(response, this.options.faultOf(this.accepted.length), { id, MessageID: id });
    }, this.options.delayMs);
  }

  private acceptOnce(key: string, messageId: string): string {
    const known = this.idOfKey.get(key);
    if (known !== undefined) return known;
    this.idOfKey.set(key, messageId);
    this.accepted.push({ vendor: 'resend', messageId });
    return messageId;
  }
}

function answer(response: ServerResponse, fault: AnswerFault, body: object): void {
  if (fault === 'hang') return;
  if (fault === 'reset') {
    response.destroy();
    return;
  }
  response.writeHead(fault === '500' ? 500 : 200, { 'content-type': 'application/json' });
  response.end(fault === 'not-json' ? '<html>' : JSON.stringify(body));
}

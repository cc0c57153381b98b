import { MailVendors } from '../harness/mail-vendors.js';
import { ResearchWeb } from '../harness/research-web/index.js';
import { WebhookReceiver } from '../harness/webhook-receiver.js';

/** More than a test sends in a day. */
const UNREACHED_LIMIT = '10000000';

/** The outside world of a cluster: a web to search and read, vendors of mail, a receiver of webhooks. */
export class StandIns {
  private constructor(
    readonly web: ResearchWeb,
    readonly mail: MailVendors,
    readonly receiver: WebhookReceiver,
  ) {}

  static async start(): Promise<StandIns> {
    return new StandIns(
      await ResearchWeb.start(),
      await MailVendors.start({ delayMs: 20, faultOf: () => 'none' }),
      await WebhookReceiver.start(),
    );
  }

  /** Variables with which a cluster uses them, and nothing else. */
  get env(): Record<string, string> {
    const { web, mail, receiver } = this;
    const hosts = [web.env['OUTBOUND_ALLOW_HOSTS'], mail.env['OUTBOUND_ALLOW_HOSTS'], receiver.hostPort];
    return {
      ...web.env,
      ...mail.env,
      OUTBOUND_ALLOW_HOSTS: hosts.join(','),
      MESSAGES_DAILY_EMAIL: UNREACHED_LIMIT,
      // A busy machine must not turn slow stand-ins into faults of vendors.
      MESSAGE_TIMEOUT_SECONDS: '60',
      WEBHOOK_RETRY_SECONDS: Array(20).fill('1').join(','),
    };
  }

  /** How often the web was asked this. */
  timesSearched(query: string): number {
    return this.web.searches.filter((search) => search.query === query).length;
  }

  async close(): Promise<void> {
    await this.web.close();
    this.mail.close();
    await this.receiver.stop();
  }
}

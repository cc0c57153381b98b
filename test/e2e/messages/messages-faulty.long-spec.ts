import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnswerFault, MailVendors } from '../../harness/mail-vendors.js';
import { type MessagingService, startMessaging } from '../../harness/messaging-service.js';

const MESSAGES = 1_000;
const AT_ONCE = 20;
const FAULTS: readonly AnswerFault[] = ['hang', 'reset', '500', 'not-json'];

let vendors: MailVendors;
let service: MessagingService;

beforeAll(async () => {
  vendors = await MailVendors.start({ delayMs: 5, faultOf: (n) => FAULTS[n % FAULTS.length] ?? 'hang' });
  service = await startMessaging({
    ...vendors.env,
    // Postmark comes first, and Resend would be the next to try.
    SEND_MESSAGE_PROVIDERS: 'postmark,resend',
    MESSAGE_TIMEOUT_SECONDS: '1',
    MESSAGES_CONCURRENCY: '100',
    MESSAGES_PER_ACCOUNT: '100',
    MESSAGES_DAILY_EMAIL: String(MESSAGES),
  });
});
afterAll(async () => {
  await service?.close();
  vendors?.close();
});

it(
  'one thousand messages that are accepted without an answer are each accepted once, and are free',
  { timeout: 600_000 },
  async () => {
    const { apiKey: key } = await service.app.createAccount({ credits: MESSAGES });
    const ids: string[] = [];
    const headers = { prefer: 'respond-async' };
    const sendSome = async (): Promise<void> => {
      while (ids.length < MESSAGES) {
        const place = ids.push('') - 1;
        const mail = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: `Number ${place}` };
        const body = place % 2 === 0 ? mail : { ...mail, provider: 'resend' };
        ids[place] = (await service.send(body, { key, headers })).body.data.id;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
    const credits = async () => (await service.app.call('/v1/credits', { key })).body.data;
    await expect.poll(async () => (await credits()).held, { timeout: 300_000, interval: 500 }).toBe(0);

    const counts = ids.map((id) => vendors.timesAccepted(id));
    expect(counts.filter((count) => count !== 1)).toEqual([]);
    const statuses = await service.app.dataSource.query<{ status: string; count: number }[]>(
      'SELECT status, count(*)::int AS count FROM messages GROUP BY status',
    );
    expect(statuses).toEqual([{ status: 'outcome_unknown', count: MESSAGES }]);
    expect((await credits()).balance).toBe(MESSAGES);
    expect(await service.app.audit()).toEqual([]);
  },
);

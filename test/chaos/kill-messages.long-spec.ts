import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { MailVendors } from '../harness/mail-vendors.js';
import { WorkerProcess } from './worker-process.js';

const KILLS = 20;
const MESSAGES_PER_KILL = 4;
/**
 * Resend recognizes repeats by their idempotency key, so that an attempt that a kill cut is repeated and every message is sent. Postmark
 * takes no key: after a kill between request and answer it is unknown whether the message was accepted, and it is not repeated.
 */
const statusesOf = (provider: string): string[] =>
  provider === 'resend' ? ['sent'] : ['sent', 'outcome_unknown'];
/** Long enough to be killed in, short enough to be answered. */
const VENDOR_DELAY_MS = 400;

let app: TestApp;
let vendors: MailVendors;
let env: Record<string, string>;

beforeAll(async () => {
  vendors = await MailVendors.start({ delayMs: VENDOR_DELAY_MS, faultOf: () => 'none' });
  // On a busy machine the vendor, which shares this process, may answer late. A timeout would be another fault than a kill.
  env = { ...vendors.env, MESSAGE_TIMEOUT_SECONDS: '60' };
  app = await startApp({ env });
});
afterAll(async () => {
  await app?.close();
  vendors?.close();
});

const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(app.databaseUrl, tmpdir(), env);

async function send(provider: string): Promise<string> {
  const body = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.', provider };
  const answer = await app.call('/v1/messages', { body, headers: { prefer: 'respond-async' } });
  expect(answer.status).toBe(202);
  return answer.body.data.id as string;
}

const readMessage = async (id: string) => (await app.call(`/v1/messages/${id}`)).body.data;

it(
  'workers that are killed in the middle of a delivery lose no message and send none twice',
  { timeout: 1_200_000 },
  async () => {
    const ids: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await startWorker();
      for (let n = 0; n < MESSAGES_PER_KILL; n += 1) {
        ids.push(await send(n % 2 === 0 ? 'resend' : 'postmark'));
      }
      await expect.poll(() => vendors.underWay, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
      await worker.kill();
    }
    const last = await startWorker();
    const open = async () =>
      (await Promise.all(ids.map(readMessage))).filter(({ status }) =>
        ['queued', 'sending'].includes(status as string),
      );
    await expect.poll(open, { timeout: 400_000, interval: 1_000 }).toEqual([]);
    await last.terminate();

    let sent = 0;
    for (const id of ids) {
      const { status, provider, detail } = await readMessage(id);
      expect(statusesOf(provider), `${provider} ${status}: ${detail}`).toContain(status);
      expect(vendors.timesAccepted(id)).toBeLessThanOrEqual(1);
      if (status === 'sent') sent += 1;
      expect(vendors.timesAccepted(id)).toBeGreaterThanOrEqual(status === 'sent' ? 1 : 0);
    }
    process.stderr.write(
      `${KILLS} kills, ${ids.length} messages: ${sent} sent, ${ids.length - sent} of Postmark unknown\n`,
    );
    const { balance, held } = (await app.call('/v1/credits')).body.data;
    expect({ balance, held }).toEqual({ balance: 1000 - sent, held: 0 });
    expect(await app.audit()).toEqual([]);
  },
);

import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type MailServer, startMailServer } from '../harness/mail-server.js';
import { MailVendors } from '../harness/mail-vendors.js';
import { WebhookReceiver } from '../harness/webhook-receiver.js';
import { seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const KILLS = 20;
/** Long enough to be killed in, short enough to be answered. */
const VENDOR_DELAY_MS = 400;
const MAX_LIFE_MS = 1_200;

/**
 * Resend, receivers of webhooks and the inbox recognize repeats: an attempt that a kill cut is repeated, and every message arrives. Postmark
 * and SMTP do not: after a kill during the request it is unknown whether the message was accepted, and it is not repeated.
 */
const ENDS: Readonly<Record<string, string[]>> = {
  resend: ['sent'],
  inbox: ['delivered'],
  webhook: ['delivered'],
  postmark: ['sent', 'outcome_unknown'],
  smtp: ['sent', 'outcome_unknown'],
};
const PROVIDERS = Object.keys(ENDS);

let app: TestApp;
let vendors: MailVendors;
let mail: MailServer;
let receiver: WebhookReceiver;
let env: Record<string, string>;

beforeAll(async () => {
  vendors = await MailVendors.start({ delayMs: VENDOR_DELAY_MS, faultOf: () => 'none' });
  mail = await startMailServer();
  receiver = await WebhookReceiver.start();
  receiver.answer = (_webhook, response) => void setTimeout(() => response.end('ok'), VENDOR_DELAY_MS);
  env = {
    ...vendors.env,
    ...mail.env,
    OUTBOUND_ALLOW_HOSTS: `${vendors.env['OUTBOUND_ALLOW_HOSTS']},${receiver.hostPort}`,
    // On a busy machine the vendor, which shares this process, may answer late. A timeout would be another fault than a kill.
    MESSAGE_TIMEOUT_SECONDS: '60',
  };
  app = await startApp({ env });
});
afterAll(async () => {
  await app?.close();
  await mail?.close();
  await receiver?.stop();
  vendors?.close();
});

const startWorker = (): Promise<WorkerProcess> => WorkerProcess.start(app.databaseUrl, tmpdir(), env);

async function send(provider: string): Promise<string> {
  const text = { subject: 'Hello', text: 'Hello Ada.', provider };
  const body =
    provider === 'inbox'
      ? { ...text, channel: 'inbox' }
      : provider === 'webhook'
        ? { ...text, channel: 'webhook', to: receiver.url('/hook') }
        : { ...text, channel: 'email', to: 'ada@example.com' };
  const answer = await app.call('/v1/messages', { body, headers: { prefer: 'respond-async' } });
  expect(answer.status, answer.text).toBe(202);
  return answer.body.data.id as string;
}

/** Messages whose request was cut: it was recorded, and its end was not. */
async function cutIds(): Promise<string[]> {
  const rows = await app.dataSource.query<{ id: string }[]>(
    `SELECT DISTINCT m.id FROM messages m JOIN message_attempts a ON a.message_id = m.id
     WHERE m.finished_at IS NULL AND a.outcome IS NULL`,
  );
  return rows.map(({ id }) => id);
}

const countOpen = async (): Promise<number> => {
  const [row] = await app.dataSource.query(
    'SELECT count(*)::int AS count FROM messages WHERE finished_at IS NULL',
  );
  return row.count;
};

/** How often a recipient got a message: an e-mail of SMTP has our id in its own. */
function timesArrived(id: string, provider: string): number {
  if (provider === 'smtp') return mail.received.filter(({ source }) => source.includes(`<${id}@`)).length;
  if (provider === 'webhook') {
    // A receiver counts requests with the same id once.
    return receiver.received.some(({ headers }) => headers['webhook-id'] === id) ? 1 : 0;
  }
  return vendors.timesAccepted(id);
}

/** How the message of a provider ended. */
interface Fact {
  provider: string;
  status: string;
  isCut: boolean;
  arrived: number;
  outcomes: string[];
}

function report(facts: readonly Fact[]): void {
  const kinds = Map.groupBy(
    facts,
    ({ provider, status, isCut, arrived }) =>
      `${provider} ${status}${isCut ? ' after a cut request' : ''}, arrived ${arrived}`,
  );
  const lines = [...kinds].map(([kind, { length }]) => `${length} ${kind}`);
  process.stderr.write(`${KILLS} kills, ${facts.length} messages\n${lines.join('\n')}\n`);
}

it(
  'workers that are killed at any moment of a delivery lose no message and send none twice',
  { timeout: 1_200_000 },
  seeded(async (numbers) => {
    const sent = new Map<string, string>();
    const cut = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await startWorker();
      for (const provider of PROVIDERS) sent.set(await send(provider), provider);
      await sleep(numbers.between(0, MAX_LIFE_MS));
      await worker.kill();
      for (const id of await cutIds()) cut.add(id);
    }
    const last = await startWorker();
    await expect.poll(countOpen, { timeout: 400_000, interval: 1_000 }).toBe(0);
    await last.terminate();

    const { entries } = (await app.call('/v1/inbox?limit=100')).body.data;
    const facts: Fact[] = [];
    for (const [id, provider] of sent) {
      const { status, attempts } = (await app.call(`/v1/messages/${id}`)).body.data;
      const isInInbox = entries.some((entry: { id: string }) => entry.id === id);
      facts.push({
        provider,
        status,
        isCut: cut.has(id),
        arrived: provider === 'inbox' ? Number(isInInbox) : timesArrived(id, provider),
        outcomes: attempts.map(({ outcome }: { outcome: string }) => outcome),
      });
    }
    report(facts);
    const unknown = facts.filter(({ status }) => status === 'outcome_unknown');
    const done = facts.filter(({ status }) => status !== 'outcome_unknown');
    expect(facts.filter(({ provider, status }) => !ENDS[provider]?.includes(status))).toEqual([]);
    // Only a kill in the middle of its one request makes a message unknown, and then it is sent once at most.
    expect(unknown.filter(({ isCut }) => !isCut)).toEqual([]);
    expect(unknown.filter(({ outcomes }) => outcomes.join() !== 'unknown')).toEqual([]);
    expect(unknown.filter(({ arrived }) => arrived > 1)).toEqual([]);
    expect(done.filter(({ arrived }) => arrived !== 1)).toEqual([]);
    expect(done.filter(({ outcomes }) => outcomes.filter((one) => one === 'ok').length !== 1)).toEqual([]);
    // The kills hit requests, and did not hit all of them.
    expect(cut.size).toBeGreaterThan(0);
    for (const provider of PROVIDERS) expect(done.map((fact) => fact.provider)).toContain(provider);
    const { balance, held } = (await app.call('/v1/credits')).body.data;
    expect({ balance, held }).toEqual({ balance: 1000 - done.length, held: 0 });
    expect(await app.audit()).toEqual([]);
  }),
);

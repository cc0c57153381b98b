import { expect } from 'vitest';
import type { Answered } from '../chaos/persistent-client.js';
import type { Cluster } from './cluster.js';
import { type EndedJob, FEW, type Load, PLENTY } from './load.js';
import type { StandIns } from './stand-ins.js';
import { Tally } from './tally.js';

/** Leases of 20 s, and jobs that wait after several lost workers. */
const PATIENCE = { timeout: 600_000, interval: 500 };
/** Calls that are repeated at the end; the others are read from the tables. */
const REPEATED_CALLS = 40;
const RESEARCH_PRICE = 10;

/** Work of any kind that has not ended, and credits that are held. */
const OPEN_WORK = `
SELECT (SELECT count(*) FROM holds)::int AS holds,
  (SELECT count(*) FROM research_runs WHERE finished_at IS NULL)::int AS research,
  (SELECT count(*) FROM builds WHERE finished_at IS NULL)::int AS builds,
  (SELECT count(*) FROM messages WHERE finished_at IS NULL)::int AS messages,
  (SELECT count(*) FROM capability_jobs WHERE finished_at IS NULL)::int AS jobs,
  (SELECT count(*) FROM event_deliveries)::int AS events,
  (SELECT count(*) FROM webhook_deliveries WHERE status <> 'delivered')::int AS webhooks`;

const NOTHING_OPEN = { holds: 0, research: 0, builds: 0, messages: 0, jobs: 0, events: 0, webhooks: 0 };

/** Waits until every process is up and everything that was accepted has ended. */
export async function settle(cluster: Cluster): Promise<void> {
  await Promise.all(cluster.processes.map((process) => process.ready()));
  const open = async (): Promise<object> => (await cluster.database.query(OPEN_WORK))[0];
  await expect.poll(open, PATIENCE).toEqual(NOTHING_OPEN);
}

/** Nothing is lost, nothing is charged twice, nothing is overdrawn. */
export async function expectSound(cluster: Cluster, load: Load, outside: StandIns): Promise<void> {
  expect(await cluster.audit()).toBe('All credits add up.');
  expect(cluster.processes.flatMap(({ name, crashes }) => crashes.map((how) => `${name}: ${how}`))).toEqual(
    [],
  );
  expect(await falseReceipts(cluster)).toEqual([]);
  await expectChargedOnce(cluster, load);
  await expectRepeatable(load);
  await expectNotOverdrawn(cluster, load);
  for (const job of [...load.runs, ...load.builds]) expectWholeStream(job);
  expect(load.messages.filter((id) => outside.mail.timesAccepted(id) > 1)).toEqual([]);
  expect(await freeMessages(cluster)).toEqual([]);
  await expectDurableWorkPaid(cluster, load);
  expectHooksReceived(load, outside);
}

/**
 * Messages that were sent and not charged. Where the outcome was unknown, as after a crash, the message was free, and remains so
 * when it becomes known later.
 */
const freeMessages = (cluster: Cluster): Promise<object[]> =>
  cluster.database.query(
    `SELECT id FROM messages m WHERE status IN ('sent', 'delivered') AND credits <> 1 AND NOT EXISTS
       (SELECT FROM message_events e WHERE e.message_id = m.id AND e.kind = 'message.outcome_unknown')`,
  );

/** Calls whose receipt has other credits than their entry in the ledger. */
const falseReceipts = (cluster: Cluster): Promise<object[]> =>
  cluster.database.query(
    `SELECT r.id, r.capability, r.status, r.credits, l.amount FROM requests r
       LEFT JOIN ledger_entries l ON l.subject = 'request:' || r.id AND l.kind = 'charge'
     WHERE r.credits <> coalesce(-l.amount, 0)`,
  );

/**
 * Credits that an answer says it cost. A process that could not renew its lease for 20 seconds was taken for dead: the call that it
 * answers after that is free, and the answer says so.
 */
const creditsOf = ({ status, body }: Answered): number =>
  status === 200 ? (JSON.parse(body) as { credits_used: number }).credits_used : 0;

const sumOf = (calls: readonly Answered[]): number => calls.reduce((sum, call) => sum + creditsOf(call), 0);

async function expectChargedOnce(cluster: Cluster, load: Load): Promise<void> {
  const charges = await cluster.database.query<{ key: string; amount: number; answer: string }[]>(
    `SELECT k.key, l.amount::int AS amount, k.answer FROM ledger_entries l
       LEFT JOIN idempotency_keys k ON l.subject = 'request:' || k.call_id
     WHERE l.kind = 'charge' AND l.account_id = $1`,
    [load.payer.accountId],
  );
  const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);
  const charged = load.paid.filter((call) => creditsOf(call) > 0);
  const expected = charged.map(({ key, body }) => ({ key, amount: -1, answer: body }));
  expect(charges.toSorted(byKey)).toEqual(expected.toSorted(byKey));
  const { body } = await cluster.call('/v1/credits', { key: load.payer.key });
  expect(body.data).toMatchObject({ balance: PLENTY - sumOf(load.paid), held: 0 });
}

async function expectRepeatable(load: Load): Promise<void> {
  const step = Math.max(1, Math.floor(load.paid.length / REPEATED_CALLS));
  for (const call of load.paid.filter((_call, at) => at % step === 0)) {
    expect(await load.again(call)).toMatchObject({ body: call.body, replayed: true });
  }
}

/** Every credit of the account that ran out paid for an answer, or is still there. */
async function expectNotOverdrawn(cluster: Cluster, load: Load): Promise<void> {
  const { body } = await cluster.call('/v1/credits', { key: load.scarcePayer.key });
  expect(body.data).toMatchObject({ balance: FEW - sumOf(load.scarce), held: 0 });
  const overdrawn = await cluster.database.query('SELECT account_id FROM credit_balances WHERE balance < 0');
  expect(overdrawn).toEqual([]);
}

/** The caller saw each event once and in order, whichever process sent it. */
function expectWholeStream({ events }: EndedJob): void {
  expect(events.map(({ id }) => id)).toEqual(events.map((_, at) => at + 1));
  expect(events.at(-1)?.kind).toMatch(/\.completed$/);
}

/** A run of research that completed. */
interface CompletedRun {
  id: string;
  credits: number;
  sources: number;
}

const completedRuns = (cluster: Cluster, { worker }: Load): Promise<CompletedRun[]> =>
  cluster.database.query<CompletedRun[]>(
    `SELECT id, credits, json_array_length(result -> 'sources') AS sources FROM research_runs
     WHERE account_id = $1 AND status = 'completed'`,
    [worker.accountId],
  );

async function expectDurableWorkPaid(cluster: Cluster, load: Load): Promise<void> {
  const runs = await completedRuns(cluster, load);
  // What found nothing is free: on a busy machine a run may reach no page within its time.
  const priceOf = ({ sources }: CompletedRun): number => (sources > 0 ? RESEARCH_PRICE : 0);
  expect(runs.filter((run) => run.credits !== priceOf(run))).toEqual([]);
  const [spent] = await cluster.database.query<{ credits: number; messages: number; calls: number }[]>(
    `SELECT (SELECT -sum(amount) FROM ledger_entries WHERE account_id = $1 AND kind <> 'grant')::int AS credits,
       (SELECT coalesce(sum(credits), 0) FROM messages WHERE account_id = $1)::int AS messages,
       (SELECT coalesce(sum(r.credits), 0) FROM requests r
        WHERE r.account_id = $1 AND r.capability = 'search')::int AS calls`,
    [load.worker.accountId],
  );
  const { credits = 0, messages = 0, calls = 0 } = spent ?? {};
  const research = runs.reduce((sum, run) => sum + run.credits, 0);
  expect(credits).toBe(research + load.builds.length + messages + calls);
}

/** At least once: a worker that is killed after a request cannot know that it arrived. */
function expectHooksReceived(load: Load, outside: StandIns): void {
  const idOf = (data: Record<string, unknown>): string => String(data['run_id'] ?? data['execution_id']);
  const received = new Set(outside.receiver.at(load.hook).map(({ event }) => idOf(event.data)));
  expect([...load.runs, ...load.builds].filter(({ id }) => !received.has(id))).toEqual([]);
}

/** Figures of a run, for people. */
export async function figuresOf(cluster: Cluster, load: Load, outside: StandIns): Promise<string> {
  const runs = await completedRuns(cluster, load);
  const fruitless = runs.filter(({ sources }) => sources === 0).length;
  const attempts = new Tally();
  const outcomes = (call: Answered): string[] => [
    ...call.before,
    call.replayed ? 'replayed' : String(call.status),
  ];
  for (const name of [...load.paid, ...load.scarce].flatMap(outcomes)) attempts.add(name);
  return [
    `paid calls: ${load.paid.length} of one account, ${load.scarce.length} of another with ${FEW} credits; charged: ${sumOf([...load.paid, ...load.scarce])} credits; attempts: ${attempts.toString()}`,
    `research: ${runs.length}, of which ${fruitless} found nothing and were free; builds: ${load.builds.length}, messages: ${load.messages.length}, batches: ${load.batches.length}`,
    `streams of research and builds: ${load.runs.concat(load.builds).reduce((sum, { events }) => sum + events.length, 0)} events in order; webhooks: ${outside.receiver.at(load.hook).length} requests for ${load.runs.length + load.builds.length} ends`,
  ].join('\n');
}

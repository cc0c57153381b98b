import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESTAURANT } from '../harness/build-prompts.js';
import { answerOf } from '../harness/call.js';
import { type Caller, Cluster, DEADLINE_EXCEEDED, mainOf } from './cluster.js';
import { followJob } from './follow-job.js';
import { OldVersion } from './old-version.js';
import { StandIns } from './stand-ins.js';
import { Tally } from './tally.js';

const CREDITS = 100_000;
const CALLERS = 3;
/** Calls of each caller while old processes work on the new schema, and after the last of them has ended. */
const CALLS_IN_BETWEEN = 15;
const PAUSE_MS = 50;
const ASYNC = { prefer: 'respond-async' };
const PATIENCE = { timeout: 600_000, interval: 250 };

/** A caller who repeats nothing but what took too long: every call has to succeed. */
class Callers {
  readonly answers = new Tally();
  readonly failures: string[] = [];
  private isStopping = false;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly cluster: Cluster,
    private readonly caller: Caller,
    private readonly question: string,
  ) {
    this.loops = Array.from({ length: CALLERS }, () => this.loop());
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.loops);
  }

  /** Resolves after this many further calls. */
  async more(calls: number): Promise<void> {
    const before = this.answers.of('paid calls');
    await expect.poll(() => this.answers.of('paid calls'), PATIENCE).toBeGreaterThanOrEqual(before + calls);
  }

  private async loop(): Promise<void> {
    while (!this.isStopping) {
      const query = `${this.question} ${randomUUID()}`;
      await this.send('paid calls', '/v1/search', 200, { body: { query } });
      await this.send('reads of the balance', '/v1/credits', 200);
      const mail = { channel: 'inbox', subject: 'Hello', text: 'Hello Ada.' };
      await this.send('messages', '/v1/messages', 202, { body: mail, headers: ASYNC });
      await sleep(PAUSE_MS);
    }
  }

  private async send(
    kind: string,
    path: string,
    expected: number,
    options: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<void> {
    const { key } = this.caller;
    try {
      const { status, text } = await answerOf(this.cluster.balancer.url, path, { key, ...options });
      if (status === expected) this.answers.add(kind);
      else if (status === DEADLINE_EXCEEDED) this.answers.add('deadlines that a busy machine missed');
      else this.failures.push(`${path}: ${status} ${text}`);
    } catch (error) {
      this.failures.push(`${path}: ${String(error)}`);
    }
  }
}

const commit = OldVersion.commit();
if (commit === undefined) {
  process.stderr.write(
    '\n*** SKIPPED: upgrade: this clone is too shallow to have the previous version. ***\n\n',
  );
}

describe.skipIf(commit === undefined)('an upgrade of one process after the other', () => {
  let old: OldVersion;
  let outside: StandIns;
  let cluster: Cluster;
  beforeAll(async () => {
    old = OldVersion.compile(commit ?? '');
    outside = await StandIns.start();
    cluster = await Cluster.start({ hasRedis: false, env: outside.env, checkout: old.checkout });
  });
  afterAll(async () => {
    await cluster?.close();
    await outside?.close();
    old?.remove();
  });

  it('fails no call, and continues the jobs of the previous version', async () => {
    const caller = await cluster.createCaller(CREDITS);
    const { key } = caller;
    const question = outside.web.topics[0]?.question ?? '';
    const callers = new Callers(cluster, caller, question);
    await callers.more(CALLS_IN_BETWEEN * CALLERS);
    const { url } = cluster.balancer;
    const asked = { query: question, depth: 'deep' };
    const run = await cluster.begin('/v1/research', { body: asked, key, headers: ASYNC });
    const build = await cluster.begin('/v1/builds', { body: { prompt: RESTAURANT }, key });
    const ends = [
      followJob(`${url}/v1/research/${run.id}/stream`, key, /^research\.(completed|failed)$/),
      followJob(`${url}/cloud-build/${build.execution_id}/stream`, key, /^build\.(completed|failed)$/),
    ];

    await cluster.migrate();
    await callers.more(CALLS_IN_BETWEEN * CALLERS);
    for (const worker of cluster.workers) await worker.replace(mainOf('worker'));
    for (const api of cluster.apis) await api.replace(mainOf('api'));
    await callers.more(CALLS_IN_BETWEEN * CALLERS);
    await callers.stop();

    const kinds = (await Promise.all(ends)).map((events) => events.at(-1)?.kind);
    process.stderr.write(`from ${old.commit.slice(0, 8)}: ${callers.answers.toString()}\n`);
    expect(callers.failures).toEqual([]);
    expect(kinds).toEqual(['research.completed', 'build.completed']);
    expect(cluster.processes.flatMap(({ crashes }) => crashes)).toEqual([]);
    expect(await cluster.audit()).toBe('All credits add up.');
  });
});

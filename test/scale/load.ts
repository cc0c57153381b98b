import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, PersistentClient, type RepeatedRequest } from '../chaos/persistent-client.js';
import { RESTAURANT } from '../harness/build-prompts.js';
import type { StreamedEvent } from '../harness/build-stream.js';
import type { Caller, Cluster } from './cluster.js';
import { followJob } from './follow-job.js';
import type { StandIns } from './stand-ins.js';

/** Credits of an account that does not run out. */
export const PLENTY = 1_000_000;
/** Credits of the account that runs out in the middle. */
export const FEW = 40;

const PAYING_CALLERS = 4;
const SCARCE_CALLERS = 2;
const RESEARCHERS = 2;
const BUILDERS = 1;
const SENDERS = 2;
const BATCHES = 1;
const CALLS_IN_A_BATCH = 10;
/** Between two calls of a caller: the load must leave the processes the time to start again. */
const PAUSE_MS = 50;
/** Retriable answers. Also those of a vendor or a deadline: the machine may be too busy for both. */
const AGAIN = [409, 502, 503, 504];
const ASYNC = { prefer: 'respond-async' };

type CallerRequest = Omit<RepeatedRequest, 'again'>;

/** A durable job that ended, with the stream that its caller saw. */
export interface EndedJob {
  id: string;
  events: StreamedEvent[];
}

/** Callers of every kind, who repeat what was not answered. They go through the balancer. */
export class Load {
  readonly paid: Answered[] = [];
  readonly scarce: Answered[] = [];
  readonly runs: EndedJob[] = [];
  readonly builds: EndedJob[] = [];
  readonly messages: string[] = [];
  readonly batches: string[] = [];
  private isStopping = false;
  private loops: Promise<void>[] = [];

  private constructor(
    private readonly cluster: Cluster,
    private readonly outside: StandIns,
    readonly payer: Caller,
    readonly scarcePayer: Caller,
    readonly worker: Caller,
    /** Path of the webhook to which the ends of research and builds are sent. */
    readonly hook: string,
  ) {}

  static async prepare(cluster: Cluster, outside: StandIns): Promise<Load> {
    const [payer, scarcePayer, worker] = [
      await cluster.createCaller(PLENTY),
      await cluster.createCaller(FEW),
      await cluster.createCaller(PLENTY),
    ];
    const hook = `/${randomUUID()}`;
    const body = { url: outside.receiver.url(hook), event_types: ['research.*', 'build.*'] };
    await cluster.call('/v1/webhooks', { body, key: worker.key });
    return new Load(cluster, outside, payer, scarcePayer, worker, hook);
  }

  start(): void {
    const { web } = this.outside;
    const topic = (at: number): string => web.topics[at % web.topics.length]?.question ?? '';
    const search = { path: '/v1/search', bodyOf: (key: string) => ({ query: `${topic(0)} ${key}` }) };
    const research = { path: '/v1/research', headers: ASYNC, final: [200, 202] };
    const mail = { channel: 'email', to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada.' };
    const providers = ['resend', 'postmark'];
    let turn = 0;
    const inputs = (key: string) =>
      Array.from({ length: CALLS_IN_A_BATCH }, (_, at) => ({ query: `${topic(1)} ${at} ${key}` }));

    this.repeat(PAYING_CALLERS, async () => {
      this.paid.push(await this.send(this.payer, { ...search, final: [200] }));
    });
    this.repeat(SCARCE_CALLERS, async () => {
      this.scarce.push(await this.send(this.scarcePayer, { ...search, final: [200, 402] }));
    });
    this.repeat(RESEARCHERS, async () => {
      const query = topic((turn += 1));
      const id = await this.begin({ ...research, bodyOf: () => ({ query }) }, 'id');
      if (id === '') return;
      const events = await this.follow(
        `/v1/research/${id}/stream`,
        /^research\.(completed|failed|cancelled)$/,
      );
      this.runs.push({ id, events });
    });
    this.repeat(BUILDERS, async () => {
      const request = {
        path: '/v1/builds',
        bodyOf: () => ({ prompt: RESTAURANT, site_id: null }),
        final: [200],
      };
      const id = await this.begin(request, 'execution_id');
      this.builds.push({
        id,
        events: await this.follow(`/cloud-build/${id}/stream`, /^build\.(completed|failed|stopped)$/),
      });
    });
    this.repeat(SENDERS, async () => {
      const provider = providers[(turn += 1) % providers.length];
      const request = {
        path: '/v1/messages',
        headers: ASYNC,
        bodyOf: () => ({ ...mail, provider }),
        final: [200, 202],
      };
      this.messages.push(await this.begin(request, 'id'));
    });
    this.repeat(BATCHES, async () => {
      const bodyOf = (key: string) => ({ capability: 'search', inputs: inputs(key) });
      const id = await this.begin({ path: '/v1/batch', headers: ASYNC, bodyOf, final: [200, 202] }, 'id');
      if (id === '') return;
      await this.follow(`/v1/jobs/${id}/stream`, /^job\.(completed|failed|cancelled)$/);
      this.batches.push(id);
    });
  }

  /** Begins nothing more, and resolves when everything that began has been answered. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.loops);
  }

  /** Sends a paid call again that was answered. */
  again({ key }: Answered): Promise<Answered> {
    return this.client(this.payer, {
      path: '/v1/search',
      bodyOf: () => ({ query: `${this.outside.web.topics[0]?.question} ${key}` }),
      final: [200],
    }).call(key);
  }

  private repeat(callers: number, call: () => Promise<void>): void {
    const loop = async (): Promise<void> => {
      while (!this.isStopping) {
        await call();
        await sleep(PAUSE_MS);
      }
    };
    const loops = Array.from({ length: callers }, loop);
    // They are awaited by `stop`; an earlier failure must not count as unhandled.
    for (const running of loops) running.catch(() => undefined);
    this.loops = [...this.loops, ...loops];
  }

  private client({ key }: Caller, request: CallerRequest): PersistentClient {
    const address = () => Promise.resolve(this.cluster.balancer.url);
    return new PersistentClient(address, key, { ...request, again: AGAIN });
  }

  private send(caller: Caller, request: CallerRequest): Promise<Answered> {
    return this.client(caller, request).call(randomUUID());
  }

  /** Starts durable work. @returns its id; empty if it had ended before a repeat was answered: with its result, which has no id. */
  private async begin(request: CallerRequest, field: string): Promise<string> {
    const { body } = await this.send(this.worker, request);
    return (JSON.parse(body) as { data: Record<string, string | undefined> }).data[field] ?? '';
  }

  private follow(path: string, terminal: RegExp): Promise<StreamedEvent[]> {
    return followJob(`${this.cluster.balancer.url}${path}`, this.worker.key, terminal);
  }
}

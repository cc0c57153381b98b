import type { DataSource } from 'typeorm';
import type { RecordedStatement, RecordedStatements } from '../service/recorded-statements.js';

/** What runs often: requests to the API, and what workers do again and again. */
const PHASES = [
  'call',
  'repeat',
  'failure',
  'balance',
  'ledger',
  'calls',
  'receipt',
  'usage',
  'job',
  'event',
  'delivery',
  'queues',
  'search',
] as const;

/** One of the paths that are taken. */
export type Phase = (typeof PHASES)[number];

/** A request to the API. */
export interface ApiRequest {
  path: string;
  body?: object;
}

/** A service with its database, and the API keys to use it with. */
export interface HotPathsOptions {
  url: string;
  dataSource: DataSource;
  recorded: RecordedStatements;
  /** In turn, so that no key is still cached when it is used again. */
  apiKeys: readonly string[];
  /** A paid call that succeeds, and one whose provider fails. */
  paid: ApiRequest;
  failing: ApiRequest;
  /** What workers do: claims, and a search in the local index; and what a scrape of metrics reads of the queues. */
  work: Record<Extract<Phase, 'job' | 'event' | 'delivery' | 'queues' | 'search'>, () => Promise<unknown>>;
}

/** What was sent on a path. */
export type Recording = Map<Phase, RecordedStatement[]>;

const DAY_MS = 86_400_000;
/** The default period of the console. */
const USAGE_DAYS = 30;

/** Takes every hot path, with the service's own routes and statements. */
export class HotPaths {
  private taken = 0;

  constructor(private readonly options: HotPathsOptions) {}

  /** Takes each path once, with the next key. @throws Error when a path fails, because its statements would be others. */
  async take(): Promise<Recording> {
    const { apiKeys, paid, failing, recorded, work } = this.options;
    const apiKey = apiKeys[this.taken % apiKeys.length] ?? '';
    const idempotencyKey = `growth-${process.pid}-${(this.taken += 1)}`;
    const from = new Date(Date.now() - USAGE_DAYS * DAY_MS).toISOString().slice(0, 10);
    let callId = '';
    const get = (path: string): Promise<unknown> => this.send(apiKey, { path });
    const steps: Record<Phase, () => Promise<unknown>> = {
      call: async () => (callId = requestIdOf(await this.send(apiKey, paid, { idempotencyKey }))),
      repeat: () => this.send(apiKey, paid, { idempotencyKey }),
      failure: () => this.send(apiKey, failing, { fails: true }),
      balance: () => get('/v1/credits?limit=0'),
      ledger: () => get('/v1/credits'),
      calls: () => get('/v1/requests'),
      receipt: () => get(`/v1/requests/${callId}`),
      usage: () => get(`/v1/usage?from=${from}`),
      ...work,
    };
    const recording: Recording = new Map();
    for (const phase of PHASES) recording.set(phase, await recorded.during(steps[phase]));
    return recording;
  }

  private async send(
    apiKey: string,
    { path, body }: ApiRequest,
    { idempotencyKey, fails = false }: { idempotencyKey?: string; fails?: boolean } = {},
  ): Promise<unknown> {
    const response = await fetch(`${this.options.url}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    });
    const answer: unknown = await response.json();
    if (response.ok === fails)
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

const requestIdOf = (answer: unknown): string =>
  (answer as { metadata: { request_id: string } }).metadata.request_id;

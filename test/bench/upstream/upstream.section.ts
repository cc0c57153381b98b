import { join } from 'node:path';
import type { LoadJob, LoadResult } from '../http/load-client.js';
import { warmUp } from '../http/warm-up.js';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { STUB_PARAMS } from '../service/stub.capability.js';
import { Gateway } from './gateway.js';
import type { RelayJob, RelayProfile } from './relay-job.js';

/** With 50, gateways that take milliseconds a call exceed the client's ten seconds on a busy machine. */
const CONNECTIONS = 32;
/** Unmeasured milliseconds of load before each sample: the first calls of an idle process cost more. */
const LEAD_IN_MS = 1000;
const MAX_CPU_MS = 0.5;

type Request = Pick<LoadJob, 'url' | 'method' | 'headers' | 'body'>;
type Relay = BenchProcess<{ url: string; apiKey: string }, RelayJob, number | RelayProfile>;

interface Contender {
  name: string;
  title: string;
  request: Request;
  /** How much longer it is measured, so that a slow one answers all connections in each round. */
  slowness: number;
  /** CPU of its processes so far. */
  cpuMs: () => Promise<number> | number;
}

interface Sample {
  answered: number;
  requestsPerSecond: number;
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
}

/** Medians over the rounds. */
export interface UpstreamFigures {
  contenders: (Omit<Sample, 'answered'> &
    Pick<Contender, 'name' | 'title'> & { ofService: number; warmUpAnswers: number })[];
  /** Parts of a call of the service. */
  parts: { name: string; cpuMs: number }[];
  groups: RelayProfile['groups'];
}

/** What is needed to measure. */
export interface UpstreamOptions {
  database: BenchDatabase;
  /** Temporary. */
  folder: string;
  pace: Pace;
  /** Folder of packages of other gateways. */
  gateways: string | undefined;
}

/** A paid call whose provider calls a vendor over HTTP, next to gateways that call the same vendor. */
export async function measureUpstream(options: UpstreamOptions): Promise<UpstreamFigures> {
  const { database, pace, gateways } = options;
  const started: { end(): Promise<void> }[] = [];
  const begin = async <P extends { end(): Promise<void> }>(starting: Promise<P>): Promise<P> => {
    const process = await starting;
    started.push(process);
    return process;
  };
  try {
    const client = await begin(BenchProcess.start<unknown, LoadJob, LoadResult>('http/load-client.ts'));
    const vendor = await begin(BenchProcess.start<{ url: string }>('upstream/vendor.server.ts'));
    const vendorUrl = vendor.ready.url;
    const bare = await begin(
      BenchProcess.start<{ url: string }>('upstream/fastify-relay.server.ts', vendorUrl),
    );
    const relay: Relay = await begin(
      BenchProcess.start('upstream/relay.server.ts', { databaseUrl: database.url, vendorUrl }),
    );
    const contenders: Contender[] = [
      {
        name: 'fastify',
        title: 'Fastify and undici alone',
        request: post(bare.ready.url),
        slowness: 1,
        cpuMs: () => bare.run(),
      },
      {
        name: 'service',
        title: 'this service: POST /v1/relay (paid call)',
        request: post(`${relay.ready.url}/v1/relay`, { authorization: `Bearer ${relay.ready.apiKey}` }),
        slowness: 1,
        cpuMs: async () => (await relay.run('cpu')) as number,
      },
    ];
    for (const kind of Gateway.installed(gateways)) {
      const gateway = await begin(
        Gateway.start(kind, { gateways: gateways ?? '', vendorUrl, folder: join(options.folder, kind.name) }),
      );
      contenders.push({
        name: kind.name,
        title: `${kind.title} (neither charged nor stored)`,
        request: completion(`${gateway.url}/v1/chat/completions`, kind.headers(vendorUrl)),
        slowness: kind.slowness,
        cpuMs: () => gateway.cpuMs(),
      });
    }
    const warmUps = new Map<string, number>();
    for (const contender of contenders) {
      await assertAnswers(contender);
      const load = (durationMs: number): Promise<Sample> => sample(contender, client, durationMs);
      warmUps.set(contender.name, await warmUp(pace, load));
    }
    const rounds = await interleave(contenders, pace.rounds, async (contender) => {
      await sample(contender, client, LEAD_IN_MS);
      return sample(contender, client, pace.httpMs);
    });
    const figures = contenders.map(({ name, title }) => ({
      ...summarize(name, title, rounds),
      warmUpAnswers: warmUps.get(name) ?? 0,
    }));
    const service = contenders.find(({ name }) => name === 'service') as Contender;
    await sample(service, client, LEAD_IN_MS);
    await relay.run('start-profile');
    await sample(service, client, pace.httpMs);
    const { parts, groups } = (await relay.run('stop-profile')) as RelayProfile;
    const cpuMs = figures.find(({ name }) => name === 'service')?.cpuMs ?? Number.NaN;
    return {
      contenders: figures,
      parts: parts.map(({ name, share }) => ({ name, cpuMs: share * cpuMs })),
      groups,
    };
  } finally {
    await Promise.all(started.map((process) => process.end()));
  }
}

const post = (url: string, headers: Record<string, string> = {}): Request => ({
  url,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(STUB_PARAMS),
});

const completion = (url: string, headers: Record<string, string>): Request => ({
  ...post(url, headers),
  body: JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: STUB_PARAMS.text }] }),
});

/** Gateways load parts of themselves with the first request. @throws Error with the answer, which the load does not show. */
async function assertAnswers({ title, request: { url, ...request } }: Contender): Promise<void> {
  const response = await fetch(url, request);
  const answer = await response.text();
  if (!response.ok) throw new Error(`${title} answered ${response.status}: ${answer.slice(0, 500)}`);
}

async function sample(
  { request, slowness, cpuMs }: Contender,
  client: BenchProcess<unknown, LoadJob, LoadResult>,
  durationMs: number,
): Promise<Sample> {
  const before = await cpuMs();
  const { answered, elapsedMs, p50Ms, p99Ms } = await client.run({
    ...request,
    connections: CONNECTIONS,
    durationMs: slowness * durationMs,
  });
  return {
    answered,
    requestsPerSecond: (answered * 1000) / elapsedMs,
    cpuMs: ((await cpuMs()) - before) / answered,
    p50Ms,
    p99Ms,
  };
}

function summarize(
  name: string,
  title: string,
  rounds: Map<string, Sample>[],
): Omit<UpstreamFigures['contenders'][number], 'warmUpAnswers'> {
  const middle = (measure: (sample: Sample) => number): number =>
    median(rounds.map((round) => measure(round.get(name) as Sample)));
  const cpuOf = (round: Map<string, Sample>, of: string): number => round.get(of)?.cpuMs ?? Number.NaN;
  return {
    name,
    title,
    requestsPerSecond: middle(({ requestsPerSecond }) => requestsPerSecond),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    ofService: median(rounds.map((round) => cpuOf(round, name) / cpuOf(round, 'service'))),
  };
}

export function upstreamReport({ contenders, parts, groups }: UpstreamFigures): string {
  const rows = contenders.map((line) => [
    line.title,
    figure(line.requestsPerSecond),
    figure(line.cpuMs, 3),
    `${figure(line.ofService, 2)}×`,
    figure(line.p50Ms),
    figure(line.p99Ms),
    figure(line.warmUpAnswers),
  ]);
  const of = (name: string): number => contenders.find((line) => line.name === name)?.cpuMs ?? Number.NaN;
  const portkey = of('portkey');
  return [
    table(
      ['A vendor over HTTP', 'requests/s', 'CPU ms/call', 'of the service', 'p50 ms', 'p99 ms', 'warm-up'],
      rows,
    ),
    '',
    table(
      ['CPU of a call of the service, by part', 'ms'],
      parts.map(({ name, cpuMs }) => [name, figure(cpuMs, 3)]),
    ),
    `a statement holds the credits of ${figure(groups.holds, 1)} calls, or ends ${figure(groups.ends, 1)}`,
    '',
    aim(
      `paid call at ${figure(of('service'), 3)} ms of API CPU; aim: at most ${MAX_CPU_MS} ms`,
      of('service') <= MAX_CPU_MS,
    ),
    ...(Number.isNaN(portkey)
      ? ['other gateways: skipped; --gateways <folder> names where their packages are installed']
      : [aim(`less CPU than Portkey (${figure(portkey, 3)} ms)`, of('service') < portkey)]),
  ].join('\n');
}

import { join } from 'node:path';
import type { LoadJob, LoadResult } from '../http/load-client.js';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { STUB_PARAMS } from '../service/stub.capability.js';
import { Gateway } from './gateway.js';
import type { ProfiledPart, RelayJob } from './relay-job.js';

/** With 50, gateways that take milliseconds a call exceed the client's ten seconds on a busy machine. */
const CONNECTIONS = 32;
/** Until V8 has compiled what runs often, also where the disk allows few calls a second. */
const WARM_UPS = 5;
const MAX_CPU_MS = 0.5;

type Request = Pick<LoadJob, 'url' | 'method' | 'headers' | 'body'>;
type Relay = BenchProcess<{ url: string; apiKey: string }, RelayJob, number | ProfiledPart[]>;

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
  requestsPerSecond: number;
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
}

/** Medians over the rounds. */
export interface UpstreamFigures {
  contenders: (Sample & Pick<Contender, 'name' | 'title'> & { ofService: number })[];
  /** Of a call of the service. */
  parts: { name: string; cpuMs: number }[];
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

/** A paid call whose provider asks a vendor over HTTP, next to gateways that ask the same vendor. */
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
    for (const contender of contenders) {
      await assertAnswers(contender);
      await sample(contender, client, WARM_UPS * pace.warmUpMs);
    }
    const rounds = await interleave(contenders, pace.rounds, (contender) =>
      sample(contender, client, pace.httpMs),
    );
    const figures = contenders.map(({ name, title }) => summarize(name, title, rounds));
    const service = contenders.find(({ name }) => name === 'service') as Contender;
    await relay.run('start-profile');
    await sample(service, client, pace.httpMs);
    const parts = (await relay.run('stop-profile')) as ProfiledPart[];
    const cpuMs = figures.find(({ name }) => name === 'service')?.cpuMs ?? Number.NaN;
    return {
      contenders: figures,
      parts: parts.map(({ name, share }) => ({ name, cpuMs: share * cpuMs })),
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
): UpstreamFigures['contenders'][number] {
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

export function upstreamReport({ contenders, parts }: UpstreamFigures): string {
  const rows = contenders.map((line) => [
    line.title,
    figure(line.requestsPerSecond),
    figure(line.cpuMs, 3),
    `${figure(line.ofService, 2)}×`,
    figure(line.p50Ms),
    figure(line.p99Ms),
  ]);
  const of = (name: string): number => contenders.find((line) => line.name === name)?.cpuMs ?? Number.NaN;
  const portkey = of('portkey');
  return [
    table(['A vendor over HTTP', 'requests/s', 'CPU ms/call', 'of the service', 'p50 ms', 'p99 ms'], rows),
    '',
    table(
      ['CPU of a call of the service, by part', 'ms'],
      parts.map(({ name, cpuMs }) => [name, figure(cpuMs, 3)]),
    ),
    '',
    aim(
      `paid call at ${figure(of('service'), 3)} ms of API CPU; aim: at most ${MAX_CPU_MS} ms`,
      of('service') <= MAX_CPU_MS,
    ),
    ...(Number.isNaN(portkey)
      ? ['other gateways: left out; --gateways <folder> names where their packages are installed']
      : [aim(`less CPU than Portkey (${figure(portkey, 3)} ms)`, of('service') < portkey)]),
  ].join('\n');
}

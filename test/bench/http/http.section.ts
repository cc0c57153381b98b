import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { interleave } from '../rounds.js';
import { median, medianOf } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { STUB_PARAMS } from '../service/stub.capability.js';
import type { LoadJob, LoadResult } from './load-client.js';
import { warmUp } from './warm-up.js';

const CONNECTIONS = 50;

type Server = BenchProcess<{ url: string; apiKey?: string }, void, number>;
type Client = BenchProcess<unknown, LoadJob, LoadResult>;
type Request = Pick<LoadJob, 'url' | 'method' | 'headers' | 'body'>;

interface Contender {
  name: 'node' | 'fastify' | 'free' | 'unmeasured' | 'balance' | 'paid' | 'handled';
  title: string;
  server: Server;
  request: Request;
}

interface Sample {
  answered: number;
  requestsPerSecond: number;
  /** CPU of the server process per request. */
  cpuMs: number;
  postgresCpuMs: number | undefined;
  p50Ms: number;
  p99Ms: number;
}

/** Medians over the rounds. */
export interface HttpFigures extends Omit<Sample, 'answered'> {
  name: Contender['name'];
  title: string;
  /** Requests per second relative to bare Fastify in the same round. */
  ofFastify: number;
  /**
   * CPU per request relative to the free route without metrics, each in its cheapest round: what other processes and
   * collections of garbage add differs more between rounds than these two.
   */
  ofUnmeasured: number;
}

/** Bare node:http, bare Fastify, a free route and a paid call of this service, with the same client. */
export async function measureHttp(database: BenchDatabase, pace: Pace): Promise<HttpFigures[]> {
  const started: BenchProcess[] = [];
  const start = async <Ready, Job, Result>(
    script: string,
    argument?: unknown,
  ): Promise<BenchProcess<Ready, Job, Result>> => {
    const process = await BenchProcess.start<Ready, Job, Result>(script, argument);
    started.push(process);
    return process;
  };
  try {
    const client: Client = await start('http/load-client.ts');
    const service: Server = await start('http/service.server.ts', database.url);
    // In a process of its own, like its rivals: code that also serves other routes is less specialized by V8.
    const alone: Server = await start('http/service.server.ts', database.url);
    const handled: Server = await start('http/handled-service.server.ts', database.url);
    const unmeasured: Server = await start('http/unmeasured-service.server.ts', database.url);
    const free = freeRequest(alone);
    const answer: unknown = await answerTo(free);
    const node: Server = await start('http/node-http.server.ts', answer);
    const fastify: Server = await start('http/fastify.server.ts', answer);
    const contenders: Contender[] = [
      { name: 'node', title: 'bare node:http', server: node, request: get(node.ready.url) },
      { name: 'fastify', title: 'bare Fastify', server: fastify, request: get(fastify.ready.url) },
      { name: 'free', title: 'GET /v1/capabilities (0 credits)', server: alone, request: free },
      {
        name: 'unmeasured',
        title: 'the same, without metrics',
        server: unmeasured,
        request: freeRequest(unmeasured),
      },
      {
        name: 'balance',
        title: 'GET /v1/credits?limit=0 (balance)',
        server: service,
        request: balanceRequest(service),
      },
      { name: 'paid', title: 'POST /v1/stub (paid call)', server: service, request: paidRequest(service) },
      {
        name: 'handled',
        title: 'the same, with a handler of charges',
        server: handled,
        request: paidRequest(handled),
      },
    ];
    for (const contender of contenders) {
      await warmUp(pace, (durationMs) => sample(contender, client, database, durationMs));
    }
    const rounds = await interleave(contenders, pace.rounds, (contender) =>
      sample(contender, client, database, pace.httpMs),
    );
    return contenders.map((contender) => summarize(contender, rounds));
  } finally {
    await Promise.all(started.map((process) => process.end()));
  }
}

const get = (url: string): Request => ({ url, method: 'GET', headers: {} });

const freeRequest = ({ ready }: Server): Request => ({
  url: `${ready.url}/v1/capabilities`,
  method: 'GET',
  headers: { authorization: `Bearer ${ready.apiKey}` },
});

/** What an agent polls. */
const balanceRequest = (server: Server): Request => ({
  ...freeRequest(server),
  url: `${server.ready.url}/v1/credits?limit=0`,
});

const paidRequest = ({ ready }: Server): Request => ({
  url: `${ready.url}/v1/stub`,
  method: 'POST',
  headers: { authorization: `Bearer ${ready.apiKey}`, 'content-type': 'application/json' },
  body: JSON.stringify(STUB_PARAMS),
});

/** The bare servers return the same JSON as the free route. */
async function answerTo({ url, headers }: Request): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`GET ${url} answered ${response.status}`);
  return response.json();
}

async function sample(
  { server, request }: Contender,
  client: Client,
  database: BenchDatabase,
  durationMs: number,
): Promise<Sample> {
  const cpuBefore = await server.run();
  const postgresBefore = database.cpuMs();
  const result = await client.run({ ...request, connections: CONNECTIONS, durationMs });
  const postgresAfter = database.cpuMs();
  const cpuAfter = await server.run();
  const { answered, elapsedMs, p50Ms, p99Ms } = result;
  return {
    answered,
    requestsPerSecond: (answered * 1000) / elapsedMs,
    cpuMs: (cpuAfter - cpuBefore) / answered,
    postgresCpuMs:
      postgresBefore === undefined || postgresAfter === undefined
        ? undefined
        : (postgresAfter - postgresBefore) / answered,
    p50Ms,
    p99Ms,
  };
}

function summarize({ name, title }: Contender, rounds: Map<Contender['name'], Sample>[]): HttpFigures {
  const samples = rounds.map((round) => round.get(name) as Sample);
  const middle = (measure: (sample: Sample) => number): number => median(samples.map(measure));
  const perSecond = (round: Map<Contender['name'], Sample>, of: Contender['name']): number =>
    round.get(of)?.requestsPerSecond ?? Number.NaN;
  const leastCpuMs = (of: Contender['name']): number =>
    Math.min(...rounds.map((round) => round.get(of)?.cpuMs ?? Number.NaN));
  return {
    name,
    title,
    ofUnmeasured: leastCpuMs(name) / leastCpuMs('unmeasured'),
    requestsPerSecond: middle(({ requestsPerSecond }) => requestsPerSecond),
    ofFastify: median(rounds.map((round) => perSecond(round, name) / perSecond(round, 'fastify'))),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    postgresCpuMs: medianOf(samples, ({ postgresCpuMs }) => postgresCpuMs),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
  };
}

export function httpReport(figures: readonly HttpFigures[]): string {
  const rows = figures.map((line) => [
    line.title,
    figure(line.requestsPerSecond),
    `${figure(line.ofFastify * 100)} %`,
    figure(line.cpuMs, 3),
    line.name === 'node' || line.name === 'fastify' ? '–' : figure(line.postgresCpuMs, 3),
    figure(line.p50Ms),
    figure(line.p99Ms),
  ]);
  const find = (name: HttpFigures['name']): HttpFigures | undefined =>
    figures.find((line) => line.name === name);
  const ofFastify = find('free')?.ofFastify ?? Number.NaN;
  const metricsCost = find('free')?.ofUnmeasured ?? Number.NaN;
  const balanceOfFastify = find('balance')?.ofFastify ?? Number.NaN;
  const paidCpuMs = find('paid')?.cpuMs ?? Number.NaN;
  return [
    table(['', 'requests/s', 'of Fastify', 'CPU ms/request', 'PostgreSQL CPU ms', 'p50 ms', 'p99 ms'], rows),
    '',
    aim(
      `0-credit route at ${figure(ofFastify * 100)} % of bare Fastify; aim: at least 45 %`,
      ofFastify >= 0.45,
    ),
    aim(
      `0-credit route at ${figure(metricsCost * 100)} % of its CPU without metrics, in the cheapest rounds; aim: at most 102 %`,
      metricsCost <= 1.02,
    ),
    aim(
      `balance at ${figure(balanceOfFastify * 100)} % of bare Fastify; aim: at least 30 %`,
      balanceOfFastify >= 0.3,
    ),
    aim(`paid call at ${figure(paidCpuMs, 3)} ms of API CPU; aim: under 0.4 ms`, paidCpuMs < 0.4),
  ].join('\n');
}

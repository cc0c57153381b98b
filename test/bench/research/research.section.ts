import type { WebExchange } from '../../harness/research-web/index.js';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { type WebTime, webTimeOf } from './critical-path.js';
import { noVendors } from './no-vendors.js';
import type { ProcessLoad } from './process-load.js';
import { ResearchClient, type TimedRun } from './research-client.js';

const LATENCY_MS = 200;
const RUNS_AT_ONCE = 10;
const RATIO_AIM = 1.3;
const DEPTHS = { standard: 8_000, deep: 20_000, comprehensive: 60_000 } as const;
type Depth = keyof typeof DEPTHS;

/** One run without others, in milliseconds. */
interface Sample extends TimedRun, WebTime {
  /** CPU of the worker, including its threads, and of the API. */
  workerCpuMs: number;
  apiCpuMs: number;
}

/** Medians over the runs of one preset. */
export interface DepthFigures extends Sample {
  depth: Depth;
  runs: number;
  /** Wall time by the run's own metadata relative to the critical path of its calls; median of the ratios. */
  ratio: number;
}

/** Number of concurrent runs. */
interface TogetherFigures {
  runs: number;
  /** Until the last one ended. */
  elapsedMs: number;
  slowestMs: number;
  worker: ProcessLoad;
  api: ProcessLoad;
}

export interface ResearchFigures {
  depths: DepthFigures[];
  /** The very first run, without warm threads. */
  coldMs: number;
  together: TogetherFigures;
}

/** Research without a model on a loopback web with delays, through API and worker as in production. */
export async function measureResearch(
  database: BenchDatabase,
  dataDir: string,
  pace: Pace,
): Promise<ResearchFigures> {
  const started: Pick<BenchProcess, 'end'>[] = [];
  const start = async <Ready, Job, Result>(script: string, argument?: unknown) => {
    const process = await BenchProcess.start<Ready, Job, Result>(`research/${script}`, argument);
    started.unshift(process);
    return process;
  };
  try {
    const web = await start<{ env: Record<string, string>; questions: string[] }, void, WebExchange[]>(
      'web.process.ts',
      LATENCY_MS,
    );
    const place = {
      databaseUrl: database.url,
      env: {
        ...noVendors(),
        ...web.ready.env,
        DATA_DIR: dataDir,
        RESEARCH_PER_ACCOUNT: String(RUNS_AT_ONCE),
        // One more than the limit of the account.
        RESEARCH_CONCURRENCY: String(RUNS_AT_ONCE + 1),
      },
    };
    const api = await start<{ url: string; apiKey: string }, void, ProcessLoad>('api.server.ts', place);
    const worker = await start<unknown, void, ProcessLoad>('worker.process.ts', place);
    const client = new ResearchClient(api.ready.url, api.ready.apiKey);
    let asked = 0;
    const question = (): string => web.ready.questions[asked++ % web.ready.questions.length] as string;
    const once = async (depth: Depth): Promise<Sample> => {
      await Promise.all([web.run(), api.run(), worker.run()]);
      const run = await client.research(question(), depth);
      const [exchanges, ofApi, ofWorker] = await Promise.all([web.run(), api.run(), worker.run()]);
      return { ...run, ...webTimeOf(exchanges), apiCpuMs: ofApi.cpuMs, workerCpuMs: ofWorker.cpuMs };
    };
    const { ownMs: coldMs } = await once('standard');
    const depths: DepthFigures[] = [];
    for (const depth of Object.keys(DEPTHS) as Depth[]) {
      const samples: Sample[] = [];
      const runs = pace.rounds === 1 ? 1 : web.ready.questions.length * 2;
      for (let run = 0; run < runs; run += 1) samples.push(await once(depth));
      depths.push(mediansOf(depth, samples));
      process.stderr.write(`  ${depth}\n`);
    }
    await Promise.all([api.run(), worker.run()]);
    const began = performance.now();
    const together = await Promise.all(
      Array.from({ length: RUNS_AT_ONCE }, () => client.research(question(), 'deep')),
    );
    const elapsedMs = performance.now() - began;
    const [ofApi, ofWorker] = await Promise.all([api.run(), worker.run()]);
    return {
      depths,
      coldMs,
      together: {
        runs: RUNS_AT_ONCE,
        elapsedMs,
        slowestMs: Math.max(...together.map(({ callerMs }) => callerMs)),
        worker: ofWorker,
        api: ofApi,
      },
    };
  } finally {
    for (const process of started) await process.end();
  }
}

function mediansOf(depth: Depth, samples: readonly Sample[]): DepthFigures {
  const of = (measure: (sample: Sample) => number): number => median(samples.map(measure));
  return {
    depth,
    runs: samples.length,
    ownMs: of(({ ownMs }) => ownMs),
    callerMs: of(({ callerMs }) => callerMs),
    sources: of(({ sources }) => sources),
    refinements: of(({ refinements }) => refinements),
    criticalPathMs: of(({ criticalPathMs }) => criticalPathMs),
    openMs: of(({ openMs }) => openMs),
    waves: of(({ waves }) => waves),
    requests: of(({ requests }) => requests),
    workerCpuMs: of(({ workerCpuMs }) => workerCpuMs),
    apiCpuMs: of(({ apiCpuMs }) => apiCpuMs),
    ratio: of(({ ownMs, criticalPathMs }) => ownMs / criticalPathMs),
  };
}

export function researchReport({ depths, coldMs, together }: ResearchFigures): string {
  const { worker, api } = together;
  return [
    table(
      [
        `research, ${LATENCY_MS} ms a request`,
        'runs',
        'own ms',
        'caller ms',
        'critical path',
        'ratio',
        'web open ms',
        'waves',
        'requests',
        'sources',
        'worker CPU ms',
        'API CPU ms',
      ],
      depths.map((of) => [
        of.depth,
        figure(of.runs),
        figure(of.ownMs),
        figure(of.callerMs),
        figure(of.criticalPathMs),
        figure(of.ratio, 2),
        figure(of.openMs),
        figure(of.waves),
        figure(of.requests),
        figure(of.sources),
        figure(of.workerCpuMs),
        figure(of.apiCpuMs),
      ]),
    ),
    `The first run of all: ${figure(coldMs)} ms.`,
    '',
    ...depths.map(({ depth, ownMs }) =>
      aim(
        `${depth} in ${figure(ownMs / 1000, 1)} s; aim: at most ${figure(DEPTHS[depth] / 1000)} s`,
        ownMs <= DEPTHS[depth],
      ),
    ),
    ...depths.map(({ depth, ratio }) =>
      aim(
        `${depth}: ${figure(ratio, 2)} times the critical path; aim: at most ${RATIO_AIM}`,
        ratio <= RATIO_AIM,
      ),
    ),
    '',
    table(
      [`event loop, ${together.runs} concurrent deep runs`, 'late p50 ms', 'p99', 'max', 'CPU ms a run'],
      Object.entries({ worker, api }).map(([name, { delay, cpuMs }]) => [
        name,
        figure(delay.p50, 1),
        figure(delay.p99, 1),
        figure(delay.max, 1),
        figure(cpuMs / together.runs),
      ]),
    ),
    `All ${together.runs} ended after ${figure(together.elapsedMs / 1000, 1)} s.`,
  ].join('\n');
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { percentile } from '../report/percentile.js';
import { aim, figure, table } from '../report/table.js';
import { noVendors } from '../research/no-vendors.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { Workload } from './workload.js';
import { type CallCounts, type FairnessPlace, workloads } from './workloads.js';

const WEB_LATENCY_MS = 50;
const RATIO_AIM = 2.5;
const WITH_AIM: readonly Workload['name'][] = ['scrape', 'screenshot'];
/** Delay before the quiet account calls, so that the flood has taken every slot. */
const FLOOD_MS = 3_000;
const COUNTS: Record<'thorough' | 'quick', CallCounts & { rounds: number }> = {
  thorough: { rounds: 3, pages: 20, jobs: 3 },
  quick: { rounds: 1, pages: 8, jobs: 1 },
};

/** The calls of a round, in milliseconds. */
interface Sample {
  tookMs: number[];
  failures: string[];
}

/** A quiet account alone and during a flood. */
export interface FairnessFigures {
  name: Workload['name'];
  flood: string;
  calls: number;
  aloneP95Ms: number;
  floodedP95Ms: number;
  /** Ratio of the p95 during the flood to the p95 alone; median over the rounds. */
  ratio: number;
  /** Failures of calls during the flood; their durations are included. */
  failures: string[];
}

/** The p95 of a quiet account while another one floods the service, compared with the same without the flood. */
export async function measureFairness(
  database: BenchDatabase,
  folder: string,
  pace: Pace,
): Promise<FairnessFigures[]> {
  const { rounds, ...counts } = COUNTS[pace.rounds === 1 ? 'quick' : 'thorough'];
  const started: Pick<BenchProcess, 'end'>[] = [];
  const start = async <Ready>(script: string, argument?: unknown) => {
    const process = await BenchProcess.start<Ready>(script, argument);
    started.unshift(process);
    return process.ready;
  };
  try {
    const site = await start<{ hostPort: string }>('fairness/page.server.ts');
    const web = await start<{ env: Record<string, string>; questions: string[] }>(
      'research/web.process.ts',
      WEB_LATENCY_MS,
    );
    const place = {
      databaseUrl: database.url,
      env: {
        ...noVendors(),
        ...web.env,
        OUTBOUND_ALLOW_HOSTS: `${web.env['OUTBOUND_ALLOW_HOSTS']},${site.hostPort}`,
        DATA_DIR: join(folder, 'data'),
      },
    };
    const api = await start<Omit<FairnessPlace, 'origin' | 'questions'>>('fairness/api.server.ts', place);
    await start('research/worker.process.ts', place);
    const all = workloads({ ...api, origin: `http://${site.hostPort}`, questions: web.questions }, counts);
    const figures: FairnessFigures[] = [];
    for (const workload of all) {
      await workload.call();
      figures.push(await measure(workload, rounds));
    }
    return figures;
  } finally {
    for (const process of started) await process.end();
  }
}

/** Rounds alternate between starting with and without the flood, so that changes of the machine affect both. */
async function measure(workload: Workload, rounds: number): Promise<FairnessFigures> {
  const alone: Sample[] = [];
  const flooded: Sample[] = [];
  const steps = [
    async () => void alone.push(await sample(workload)),
    async () => void flooded.push(await measureDuringFlood(workload)),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const step of round % 2 === 0 ? steps : steps.toReversed()) await step();
    process.stderr.write(`  ${workload.name}, round ${round + 1} of ${rounds}\n`);
  }
  const failed = alone.flatMap(({ failures }) => failures);
  if (failed.length > 0) throw new Error(`without a flood: ${failed.join('; ')}`);
  const p95 = ({ tookMs }: Sample): number => percentile(tookMs, 95);
  return {
    name: workload.name,
    flood: workload.flood,
    calls: workload.calls * rounds,
    aloneP95Ms: median(alone.map(p95)),
    floodedP95Ms: median(flooded.map(p95)),
    ratio: median(flooded.map((each, at) => p95(each) / p95(alone[at] as Sample))),
    failures: flooded.flatMap(({ failures }) => failures),
  };
}

async function measureDuringFlood(workload: Workload): Promise<Sample> {
  const end = await workload.startFlood();
  try {
    await sleep(FLOOD_MS);
    return await sample(workload);
  } finally {
    await end();
  }
}

async function sample(workload: Workload): Promise<Sample> {
  const tookMs: number[] = [];
  const failures: string[] = [];
  for (let call = 0; call < workload.calls; call += 1) {
    const began = performance.now();
    await workload.call().catch((error: unknown) => failures.push(String(error)));
    tookMs.push(performance.now() - began);
  }
  return { tookMs, failures };
}

export function fairnessReport(figures: readonly FairnessFigures[]): string {
  return [
    table(
      ['quiet account', 'calls', 'p95 alone, ms', 'p95 during the flood, ms', 'ratio', 'failed'],
      figures.map((of) => [
        of.name,
        figure(of.calls),
        figure(of.aloneP95Ms),
        figure(of.floodedP95Ms),
        figure(of.ratio, 2),
        figure(of.failures.length),
      ]),
    ),
    '',
    ...figures.map(({ name, flood }) => `${name}: during ${flood}`),
    ...figures.flatMap(({ name, failures }) =>
      failures.slice(0, 1).map((failure) => `${name} failed: ${failure}`),
    ),
    '',
    ...figures
      .filter(({ name }) => WITH_AIM.includes(name))
      .map(({ name, ratio, failures }) =>
        aim(
          `${name} of a quiet account at ${figure(ratio, 2)} times its p95 alone, ${failures.length} failed; aim: at most ${RATIO_AIM}, none`,
          ratio <= RATIO_AIM && failures.length === 0,
        ),
      ),
  ].join('\n');
}

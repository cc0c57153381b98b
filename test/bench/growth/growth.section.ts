import type { BenchOptions } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { medianOf } from '../report/median.js';
import { percentile } from '../report/percentile.js';
import { aim, figure, table } from '../report/table.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { GrowthJob, GrowthJobs } from './growth-jobs.js';
import { HOT_STATEMENTS } from './hot-statements.js';
import { type Sizes, sizesOf } from './sizes.js';

/** Ten accounts: the statements of an account find as much as in the filled database. */
const EMPTY: Sizes = sizesOf(1_000, 100);
/** What the log keeps by default. */
const DAYS = 90;
/** How often a path is taken before the other database has its turn. */
const TIMES = 20;
const MAX_RATIO = 1.5;

interface Percentiles {
  p50Ms: number;
  p95Ms: number;
}

/** One hot statement in both databases. */
export interface StatementFigures {
  name: string;
  empty: Percentiles;
  filled: Percentiles;
  /** Filled to empty. */
  ratioP50: number;
  ratioP95: number;
}

/** What the part measured. */
export interface GrowthFigures {
  sizes: Sizes;
  databaseBytes: number;
  fillSeconds: number;
  auditSeconds: number;
  statements: StatementFigures[];
  /** CPU of PostgreSQL for taking all paths once; unlike times it does not depend on what else the machine does. */
  postgresCpuMs: { empty: number | undefined; filled: number | undefined };
  /** Hot statements that read a whole table. */
  scans: { table: string; sql: string }[];
}

/** The hot statements of the service in a filled database and in an almost empty one, taken in turn. */
export async function measureGrowth(
  database: BenchDatabase,
  folder: string,
  { calls, documents, pace }: BenchOptions,
): Promise<GrowthFigures> {
  const sizes = sizesOf(calls, documents);
  const empty = await GrowthProcess.start(await database.create('growth_empty'));
  const filled = await GrowthProcess.start(await database.create('growth_filled'));
  try {
    await empty.run({ name: 'fill', sizes: EMPTY, days: DAYS, folder });
    const began = performance.now();
    const { bytes } = await filled.run({ name: 'fill', sizes, days: DAYS, folder });
    const fillSeconds = (performance.now() - began) / 1000;
    const processes = { empty, filled };
    const times = { empty: [] as Record<string, number>[], filled: [] as Record<string, number>[] };
    const cpuMs = { empty: [] as (number | undefined)[], filled: [] as (number | undefined)[] };
    for (const process of [empty, filled]) await process.run({ name: 'take', times: TIMES });
    for (let round = 0; round < pace.rounds * 2; round += 1) {
      for (const name of ['empty', 'filled'] as const) {
        const before = database.cpuMs();
        times[name].push(...(await processes[name].run({ name: 'take', times: TIMES })));
        const after = database.cpuMs();
        cpuMs[name].push(before === undefined || after === undefined ? undefined : (after - before) / TIMES);
      }
    }
    const { scans, violations, auditMs } = await filled.run({ name: 'check' });
    if (violations.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(violations)}`);
    const statements = HOT_STATEMENTS.map(({ name }) => compare(name, times));
    return {
      sizes,
      databaseBytes: bytes,
      fillSeconds,
      auditSeconds: auditMs / 1000,
      postgresCpuMs: {
        empty: medianOf(cpuMs.empty, (cpu) => cpu),
        filled: medianOf(cpuMs.filled, (cpu) => cpu),
      },
      statements,
      scans,
    };
  } finally {
    await Promise.all([empty.end(), filled.end()]);
  }
}

/** A service on one of the databases. */
class GrowthProcess {
  private constructor(private readonly process: BenchProcess<unknown, GrowthJob>) {}

  static async start(url: string): Promise<GrowthProcess> {
    return new GrowthProcess(await BenchProcess.start('growth/growth.process.ts', url));
  }

  async run<Job extends GrowthJob>(job: Job): Promise<Awaited<ReturnType<GrowthJobs[Job['name']]>>> {
    return (await this.process.run(job)) as Awaited<ReturnType<GrowthJobs[Job['name']]>>;
  }

  end(): Promise<void> {
    return this.process.end();
  }
}

function compare(
  name: string,
  times: Record<'empty' | 'filled', readonly Record<string, number>[]>,
): StatementFigures {
  const of = (database: 'empty' | 'filled'): Percentiles => {
    const samples = times[database].map((taken) => taken[name] ?? Number.NaN);
    return { p50Ms: percentile(samples, 50), p95Ms: percentile(samples, 95) };
  };
  const [empty, filled] = [of('empty'), of('filled')];
  return {
    name,
    empty,
    filled,
    ratioP50: filled.p50Ms / empty.p50Ms,
    ratioP95: filled.p95Ms / empty.p95Ms,
  };
}

export function growthReport({ sizes, statements, scans, ...figures }: GrowthFigures): string {
  const rows = statements.map(({ name, empty, filled, ratioP50, ratioP95 }) => [
    name,
    figure(empty.p50Ms, 2),
    figure(filled.p50Ms, 2),
    `${figure(ratioP50, 2)}×`,
    figure(empty.p95Ms, 2),
    figure(filled.p95Ms, 2),
    `${figure(ratioP95, 2)}×`,
  ]);
  const { postgresCpuMs: cpu } = figures;
  const grown = statements.filter(({ ratioP50 }) => ratioP50 > MAX_RATIO).map(({ name }) => name);
  return [
    `${figure(sizes.accounts)} accounts, ${figure(sizes.keys)} keys, ${figure(sizes.calls)} requests and ledger entries,` +
      ` ${figure(sizes.documents)} documents: ${figure(figures.databaseBytes / 1e9, 1)} GB, filled in ${figure(figures.fillSeconds)} s`,
    '',
    table(['', 'empty p50 ms', 'filled p50 ms', 'ratio', 'empty p95 ms', 'filled p95 ms', 'ratio'], rows),
    '',
    aim(
      `p50 at most ${MAX_RATIO} times that of the empty database${grown.length > 0 ? `; above: ${grown.join(', ')}` : ''}`,
      grown.length === 0,
    ),
    aim(
      `no hot statement reads a whole table${scans.map(({ table: name, sql }) => `\n    ${name}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 200)}`).join('')}`,
      scans.length === 0,
    ),
    `all paths once: ${figure(cpu.empty, 1)} ms of PostgreSQL's CPU empty, ${figure(cpu.filled, 1)} ms filled` +
      ` (${figure((cpu.filled ?? Number.NaN) / (cpu.empty ?? Number.NaN), 2)}×)`,
    `all credits add up, proven in ${figure(figures.auditSeconds, 1)} s`,
  ].join('\n');
}

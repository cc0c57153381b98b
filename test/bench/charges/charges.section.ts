import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median, medianOf } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { CHARGERS, type ChargeJob, type ChargeResult, type ChargerName } from './charge-job.js';

type Charging = BenchProcess<unknown, ChargeJob, ChargeResult>;
type Round = Map<ChargerName, Sample>;

interface Sample {
  chargesPerSecond: number;
  /** CPU of the charging process per charge. */
  cpuMs: number;
  postgresCpuMs: number | undefined;
}

/** Medians over the rounds. */
export interface ChargeFigures extends Sample {
  name: ChargerName;
  title: string;
  /** Rate relative to the database's own commits in the same round. */
  ofCommits: number;
  /** Rate relative to one transaction per charge in the same round, with the same number of accounts. */
  ofTransaction: number;
}

const TITLES: Record<ChargerName, string> = {
  commits: 'single-row commits of the database',
  'transaction-hot': 'one transaction per charge; 1 account',
  'statement-hot': 'one statement per charge; 1 account',
  'hold-hot': 'this service: hold, then charge; 1 account',
  'paid-call-hot': 'this service: whole paid call; 1 account',
  'transaction-many': 'one transaction per charge; 1,000 accounts',
  'hold-many': 'this service: hold, then charge; 1,000 accounts',
  'paid-call-many': 'this service: whole paid call; 1,000 accounts',
};

/** Charges of one hot account and of 1,000 accounts, by 500 concurrent callers over ten connections. */
export async function measureCharges(database: BenchDatabase, pace: Pace): Promise<ChargeFigures[]> {
  const charging: Charging = await BenchProcess.start('charges/charging.process.ts', database.url);
  try {
    const measure = (name: ChargerName, durationMs: number): Promise<Sample> =>
      sample(charging, database, { charger: name, durationMs });
    for (const name of CHARGERS) await measure(name, pace.warmUpMs / 2);
    const rounds = await interleave(
      CHARGERS.map((name) => ({ name })),
      pace.rounds,
      ({ name }) => measure(name, pace.chargesMs),
    );
    return CHARGERS.map((name) => summarize(name, rounds));
  } finally {
    await charging.end();
  }
}

async function sample(charging: Charging, database: BenchDatabase, job: ChargeJob): Promise<Sample> {
  const before = database.cpuMs();
  const { charges, elapsedMs, cpuMs } = await charging.run(job);
  const after = database.cpuMs();
  return {
    chargesPerSecond: (charges * 1000) / elapsedMs,
    cpuMs: cpuMs / charges,
    postgresCpuMs: before === undefined || after === undefined ? undefined : (after - before) / charges,
  };
}

function summarize(name: ChargerName, rounds: Round[]): ChargeFigures {
  const samples = rounds.map((round) => round.get(name) as Sample);
  const rate = (round: Round, of: ChargerName): number => round.get(of)?.chargesPerSecond ?? Number.NaN;
  const transaction = name.endsWith('-many') ? 'transaction-many' : 'transaction-hot';
  return {
    name,
    title: TITLES[name],
    chargesPerSecond: median(samples.map(({ chargesPerSecond }) => chargesPerSecond)),
    cpuMs: median(samples.map(({ cpuMs }) => cpuMs)),
    postgresCpuMs: medianOf(samples, ({ postgresCpuMs }) => postgresCpuMs),
    ofCommits: median(rounds.map((round) => rate(round, name) / rate(round, 'commits'))),
    ofTransaction: median(rounds.map((round) => rate(round, name) / rate(round, transaction))),
  };
}

export function chargesReport(figures: readonly ChargeFigures[]): string {
  const rows = figures.map((line) => [
    line.title,
    figure(line.chargesPerSecond),
    `${figure(line.ofCommits, 2)}×`,
    line.name === 'commits' ? '–' : `${figure(line.ofTransaction, 1)}×`,
    figure(line.cpuMs, 3),
    figure(line.postgresCpuMs, 3),
  ]);
  const hot = figures.find(({ name }) => name === 'hold-hot')?.ofTransaction ?? Number.NaN;
  return [
    table(['', 'a second', 'of commits', 'of transactions', 'CPU ms each', 'PostgreSQL CPU ms'], rows),
    '',
    aim(`hot account at ${figure(hot, 1)}× one transaction per charge; aim: at least 10×`, hot >= 10),
  ].join('\n');
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededNumbers } from '../chaos/seeded.js';
import type { Cluster } from './cluster.js';
import { Tally } from './tally.js';

/** A process needs some seconds of two cores to start again: at shorter intervals nothing would be up. */
const INTERVAL_MS = { min: 2_000, max: 7_000 };

/** Minimum number of running processes of a kind, out of three: one of them may be killed. */
const MIN_UP = 2;

interface Fault {
  name: string;
  /** Share of all faults together. */
  weight: number;
  needsRedis?: boolean;
  /** @returns false if there was nothing to be done. */
  cause: (cluster: Cluster, numbers: SeededNumbers) => Promise<boolean>;
}

const done = async (work: Promise<unknown> | undefined): Promise<boolean> => {
  await work;
  return true;
};

const FAULTS: readonly Fault[] = [
  { name: 'kills of an API', weight: 5, cause: (cluster, numbers) => killOne(cluster.apis, numbers) },
  { name: 'kills of a worker', weight: 5, cause: (cluster, numbers) => killOne(cluster.workers, numbers) },
  {
    name: 'cuts of all connections to PostgreSQL',
    weight: 3,
    cause: async ({ postgres }) => (await postgres.cutConnections()) > 0,
  },
  {
    name: 'restarts of PostgreSQL',
    weight: 1,
    cause: ({ postgres }) => done(postgres.restart({ isCrash: false })),
  },
  {
    name: 'crashes of PostgreSQL',
    weight: 1,
    cause: ({ postgres }) => done(postgres.restart({ isCrash: true })),
  },
  { name: 'restarts of Redis', weight: 2, needsRedis: true, cause: ({ redis }) => done(redis?.restart()) },
  {
    name: 'times Redis was emptied',
    weight: 2,
    needsRedis: true,
    cause: ({ redis }) => done(redis?.empty()),
  },
];

async function killOne(processes: Cluster['processes'], numbers: SeededNumbers): Promise<boolean> {
  const process = processes[numbers.between(0, processes.length)];
  // A start takes seconds, or a minute on a busy machine: processes that are never up would show nothing.
  if (!process || processes.filter(({ isUp }) => isUp).length < MIN_UP) return false;
  await process.kill();
  return true;
}

/** Causes one fault after the other at moments of the seed, until `endsAtMs` (`performance.now()`). @returns how many. */
export async function causeFaults(
  cluster: Cluster,
  numbers: SeededNumbers,
  endsAtMs: number,
): Promise<Tally> {
  const tally = new Tally();
  const faults = FAULTS.filter(({ needsRedis }) => !needsRedis || cluster.redis !== undefined);
  const lots = faults.flatMap((fault) => Array<Fault>(fault.weight).fill(fault));
  while (performance.now() < endsAtMs) {
    await sleep(numbers.between(INTERVAL_MS.min, INTERVAL_MS.max));
    const fault = lots[numbers.between(0, lots.length)] as Fault;
    if (await fault.cause(cluster, numbers)) tally.add(fault.name);
  }
  return tally;
}

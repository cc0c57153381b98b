import type { DataSource } from 'typeorm';
import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import type { Contender } from './contender.js';

export type EngineName = 'local_index' | 'ts_rank_cd' | 'MiniSearch';

export interface EngineArgument {
  engine: EngineName;
  databaseUrl: string;
}

export type EngineJob =
  | { kind: 'index'; folder: string; pages: readonly string[] }
  /** Asks one after the other. */
  | { kind: 'search'; queries: readonly string[] }
  | { kind: 'clear' };

export interface EngineResult {
  elapsedMs: number;
  /** CPU time of this process, without PostgreSQL. */
  cpuMs: number;
  /** Duration of each query. */
  times: number[];
  /** The best pages for each query. */
  found: string[][];
}

// A process per engine: an index in memory slows down garbage collection for everything in its process.
const { engine, databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as EngineArgument;
const { createDataSource } = await compiled<typeof import('@capstan/config')>('config/index.js');
const dataSource: DataSource = createDataSource(databaseUrl);
if (engine !== 'MiniSearch') await dataSource.initialize();
const contender = await contenderOf(engine);

serveJobs(
  {},
  async (job: EngineJob): Promise<EngineResult> => {
    const times: number[] = [];
    const found: string[][] = [];
    const began = performance.now();
    const cpuBefore = ownCpuMs();
    if (job.kind === 'index') await contender.index(job.folder, job.pages);
    else if (job.kind === 'clear') await contender.clear();
    else {
      for (const query of job.queries) {
        const asked = performance.now();
        found.push(await contender.search(query));
        times.push(performance.now() - asked);
      }
    }
    return { elapsedMs: performance.now() - began, cpuMs: ownCpuMs() - cpuBefore, times, found };
  },
  async () => {
    await contender.close?.();
    if (dataSource.isInitialized) await dataSource.destroy();
  },
);

async function contenderOf(name: EngineName): Promise<Contender> {
  switch (name) {
    case 'local_index':
      return (await import('./own.contender.js')).ownContender(dataSource);
    case 'ts_rank_cd':
      return (await import('./ts-rank.contender.js')).tsRankContender(dataSource);
    default:
      return (await import('./minisearch.contender.js')).miniSearchContender();
  }
}

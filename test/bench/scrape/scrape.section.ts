import type { LoadJob, LoadResult } from '../http/load-client.js';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { LoopJob, LoopResult } from './closed-loop.js';

const CONCURRENCIES = [1, 16, 64] as const;

/** Pages of one kind of work, in milliseconds. */
interface Sample {
  pagesPerSecond: number;
  /** CPU of the working process per page, including its threads. */
  cpuMs: number;
}

type Work = 'scrape' | 'fetch' | 'extract';

interface Contender {
  name: `${Work}:${number}`;
  work: Work;
  concurrency: number;
}

/** Medians over the rounds for one level of concurrency. */
export interface ScrapeFigures {
  concurrency: number;
  scrape: Sample;
  fetch: Sample;
  extract: Sample;
  /** Time of a page by fetch and extraction alone, in sequence, relative to a scrape. */
  ofSum: number;
  /** CPU of both alone, relative to a scrape. */
  cpuOfSum: number;
}

/** Pages of a loopback site through the whole service, compared with fetching and extracting the same page alone. */
export async function measureScrape(database: BenchDatabase, pace: Pace): Promise<ScrapeFigures[]> {
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
    const site = await start<{ hostPort: string }, void, number>('scrape/page.server.ts');
    const { hostPort } = site.ready;
    const service = await start<{ url: string; apiKey: string }, void, number>('scrape/service.server.ts', {
      databaseUrl: database.url,
      hostPort,
    });
    const client = await start<unknown, LoadJob, LoadResult>('http/load-client.ts');
    const alone = {
      fetch: await start<unknown, LoopJob, LoopResult>('scrape/fetch.process.ts', hostPort),
      extract: await start<unknown, LoopJob, LoopResult>('scrape/extract.process.ts'),
    };
    const sample = async ({ work, concurrency }: Contender, durationMs: number): Promise<Sample> => {
      if (work !== 'scrape') {
        const { done, elapsedMs, cpuMs } = await alone[work].run({ concurrency, durationMs });
        return { pagesPerSecond: (done * 1000) / elapsedMs, cpuMs: cpuMs / done };
      }
      const cpuBefore = await service.run();
      const { answered, elapsedMs } = await client.run({
        url: `${service.ready.url}/v1/scrape`,
        method: 'POST',
        headers: { authorization: `Bearer ${service.ready.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `http://${hostPort}/article` }),
        connections: concurrency,
        durationMs,
      });
      const cpuMs = ((await service.run()) - cpuBefore) / answered;
      return { pagesPerSecond: (answered * 1000) / elapsedMs, cpuMs };
    };
    const contenders = CONCURRENCIES.flatMap((concurrency) =>
      (['scrape', 'fetch', 'extract'] as const).map((work): Contender => ({
        name: `${work}:${concurrency}`,
        work,
        concurrency,
      })),
    );
    for (const contender of contenders.slice(0, 3)) await sample(contender, pace.warmUpMs);
    const rounds = await interleave(contenders, pace.rounds, (contender) => sample(contender, pace.httpMs));
    return CONCURRENCIES.map((concurrency) => summarize(concurrency, rounds));
  } finally {
    await Promise.all(started.map((process) => process.end()));
  }
}

function summarize(concurrency: number, rounds: Map<Contender['name'], Sample>[]): ScrapeFigures {
  const of = (work: Work): Sample[] => rounds.map((round) => round.get(`${work}:${concurrency}`) as Sample);
  const middle = (work: Work): Sample => ({
    pagesPerSecond: median(of(work).map(({ pagesPerSecond }) => pagesPerSecond)),
    cpuMs: median(of(work).map(({ cpuMs }) => cpuMs)),
  });
  const [scrapes, fetches, extracts] = [of('scrape'), of('fetch'), of('extract')];
  const pairs = scrapes.map((scrape, at) => ({
    scrape,
    fetch: fetches[at] as Sample,
    extract: extracts[at] as Sample,
  }));
  return {
    concurrency,
    scrape: middle('scrape'),
    fetch: middle('fetch'),
    extract: middle('extract'),
    ofSum: median(
      pairs.map(
        ({ scrape, fetch, extract }) =>
          scrape.pagesPerSecond * (1 / fetch.pagesPerSecond + 1 / extract.pagesPerSecond),
      ),
    ),
    cpuOfSum: median(pairs.map(({ scrape, fetch, extract }) => (fetch.cpuMs + extract.cpuMs) / scrape.cpuMs)),
  };
}

export function scrapeReport(figures: readonly ScrapeFigures[]): string {
  const rows = figures.map(({ concurrency, scrape, fetch, extract, ofSum, cpuOfSum }) => [
    String(concurrency),
    figure(scrape.pagesPerSecond),
    figure(fetch.pagesPerSecond),
    figure(extract.pagesPerSecond),
    `${figure(ofSum * 100)} %`,
    figure(scrape.cpuMs, 1),
    figure(fetch.cpuMs + extract.cpuMs, 1),
    `${figure(cpuOfSum * 100)} %`,
  ]);
  return table(
    [
      'pages at a time',
      'scrape pages/s',
      'fetch alone',
      'extraction alone',
      'of both in turn',
      'scrape CPU ms',
      'both alone',
      'of that',
    ],
    rows,
  );
}

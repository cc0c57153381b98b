import { join } from 'node:path';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { percentile } from '../report/percentile.js';
import { aim, figure, table } from '../report/table.js';
import type { BenchDatabase } from '../service/bench-database.js';
import { BuildClient, type BuildSample } from './build-client.js';
import { PROMPTS } from './prompts.js';
import type { ReadersJob, ReadersResult } from './readers.process.js';

const READERS = 200;
const BUILDS = { thorough: 30, quick: 1 };
const PREVIEW_AIM_MS = 3000;

interface Spread {
  p50: number;
  p95: number;
}

/** Readers of one stream: of a running build, and of one that has ended. */
interface FanOut {
  readers: number;
  /** CPU of the API, in microseconds, per event and reader of a running build. */
  liveCpuUs: number;
  /** Events per second of all readers of an ended build. */
  replayedPerSecond: number;
}

/** Milliseconds. */
export interface BuildsFigures {
  builds: number;
  firstEvent: Spread;
  firstPreview: Spread;
  previewFromStart: Spread;
  firstGate: Spread;
  whole: Spread;
  /** The very first, including the start of the browser. */
  coldPreviewMs: number;
  /** Rendering and committing the same home pages without the service. */
  alone: Spread;
  eventsPerBuild: number;
  fanOut: FanOut[];
}

/** Builds without a model through the whole service, including checks and browser, sequentially. */
export async function measureBuilds(
  database: BenchDatabase,
  folder: string,
  pace: Pace,
): Promise<BuildsFigures> {
  const started: Pick<BenchProcess, 'end'>[] = [];
  const start = async <Ready, Job, Result>(script: string, argument?: unknown) => {
    const process = await BenchProcess.start<Ready, Job, Result>(`builds/${script}`, argument);
    started.unshift(process);
    return process;
  };
  const place = { databaseUrl: database.url, dataDir: join(folder, 'builds') };
  try {
    const api = await start<{ url: string; apiKey: string }, void, number>('api.server.ts', place);
    await start('worker.process.ts', place);
    const alone = await start<unknown, string, number>('alone.process.ts', join(folder, 'alone'));
    const readers = await start<unknown, ReadersJob, ReadersResult>('readers.process.ts');
    const client = new BuildClient(api.ready.url, api.ready.apiKey);
    let asked = 0;
    const next = (): string => {
      asked += 1;
      return (PROMPTS[asked % PROMPTS.length] as (typeof PROMPTS)[number])(asked);
    };
    const cold = await client.build(next());
    await alone.run(next());
    const builds = pace.rounds === 1 ? BUILDS.quick : BUILDS.thorough;
    const samples: BuildSample[] = [];
    const aloneMs: number[] = [];
    for (let at = 1; at <= builds; at += 1) {
      const prompt = next();
      samples.push(await client.build(prompt));
      aloneMs.push(await alone.run(prompt));
      if (at % 10 === 0) process.stderr.write(`  build ${at} of ${builds}\n`);
    }
    const fanOut: FanOut[] = [];
    for (const count of [1, READERS]) {
      const job = {
        url: await client.begin(next()),
        apiKey: api.ready.apiKey,
        readers: count,
      };
      const cpuBefore = await api.run();
      const live = await readers.run(job);
      const liveCpuMs = (await api.run()) - cpuBefore;
      const replay = await readers.run(job);
      fanOut.push({
        readers: count,
        liveCpuUs: (liveCpuMs * 1000) / live.events,
        replayedPerSecond: (replay.events * 1000) / replay.elapsedMs,
      });
    }
    return {
      builds: samples.length,
      firstEvent: spreadOf(samples.map(({ firstEventMs }) => firstEventMs)),
      firstPreview: spreadOf(samples.map(({ firstPreviewMs }) => firstPreviewMs)),
      previewFromStart: spreadOf(samples.map(({ previewFromStartMs }) => previewFromStartMs)),
      firstGate: spreadOf(samples.map(({ firstGateMs }) => firstGateMs)),
      whole: spreadOf(samples.map(({ wholeMs }) => wholeMs)),
      coldPreviewMs: cold.previewFromStartMs,
      alone: spreadOf(aloneMs),
      eventsPerBuild: median(samples.map(({ events }) => events)),
      fanOut,
    };
  } finally {
    for (const process of started) await process.end();
  }
}

const spreadOf = (values: readonly number[]): Spread => ({
  p50: median(values),
  p95: percentile(values, 95),
});

export function buildsReport(figures: BuildsFigures): string {
  const { previewFromStart, alone, fanOut } = figures;
  const times: [string, Spread][] = [
    ['request to first event', figures.firstEvent],
    ['request to first preview', figures.firstPreview],
    ["worker's start to first preview", previewFromStart],
    ['of that, the gate', figures.firstGate],
    ['rendering and committing alone', alone],
    ['request to the end', figures.whole],
  ];
  return [
    table(
      [`${figures.builds} builds, ${figure(figures.eventsPerBuild)} events each`, 'p50 ms', 'p95 ms'],
      times.map(([name, { p50, p95 }]) => [name, figure(p50), figure(p95)]),
    ),
    '',
    `A first preview takes ${figure(previewFromStart.p50 / alone.p50, 1)} times what rendering and committing alone take; with a cold browser ${figure(figures.coldPreviewMs)} ms.`,
    aim(
      `a first preview after ${figure(previewFromStart.p95)} ms (p95); aim: less than ${figure(PREVIEW_AIM_MS)}`,
      previewFromStart.p95 < PREVIEW_AIM_MS,
    ),
    '',
    table(
      ['readers of one stream', 'CPU µs an event and reader', 'events/s after its end'],
      fanOut.map(({ readers, liveCpuUs, replayedPerSecond }) => [
        String(readers),
        figure(liveCpuUs),
        figure(replayedPerSecond),
      ]),
    ),
  ].join('\n');
}

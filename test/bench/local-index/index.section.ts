import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../compiled.js';
import type { Pace } from '../options.js';
import { median, medianOf } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { Teardown } from '../teardown.js';
import type { Contender } from './contender.js';
import { corpusOf, layOut, pagesBelow } from './corpus.js';
import { miniSearchContender } from './minisearch.contender.js';
import { ownContender } from './own.contender.js';
import { type Quality, placeOf, qualityOf } from './quality.js';
import { type Question, questionsFor } from './question-sets.js';
import { tsRankContender } from './ts-rank.contender.js';

const { createDataSource } = await compiled<typeof import('@capstan/config')>('config/index.js');

const SIZES = [500, 5000, 50_000];
const MAX_ROUNDS = 3;

/** One engine at one size. */
export interface EngineFigures {
  name: string;
  /** Reading included. */
  pagesPerSecond: number;
  /** CPU of this process and of PostgreSQL for a page; undefined where the system does not tell. */
  cpuMsPerPage: number | undefined;
  medianMs: number;
  p95Ms: number;
  cpuMsPerQuery: number | undefined;
  /** By question set, by half, and `all`. */
  quality: Record<string, Quality>;
}

/** All engines over the same pages. */
export interface IndexFigures {
  pages: number;
  engines: EngineFigures[];
}

interface IndexJob {
  database: BenchDatabase;
  folder: string;
  manuals: string;
  pace: Pace;
  teardown: Teardown;
}

/** Questions about manuals put to `local_index` and its rivals, over more and more pages. */
export async function measureIndex(job: IndexJob): Promise<IndexFigures[]> {
  const questions = questionsFor(job.manuals);
  const pages = pagesBelow(job.manuals);
  const dataSource = await createDataSource(job.database.url).initialize();
  job.teardown.add(() => (dataSource.isInitialized ? dataSource.destroy() : undefined));
  const contenders = [ownContender(dataSource), tsRankContender(dataSource), miniSearchContender()];
  const measured: IndexFigures[] = [];
  const sizes = job.pace.rounds === 1 ? SIZES.slice(0, 1) : SIZES;
  for (const size of sizes) {
    if (measured.at(-1)?.pages === pages.length) break;
    const corpus = corpusOf(pages, questions, size);
    const folder = join(job.folder, `pages-${size}`);
    mkdirSync(folder);
    layOut(corpus, job.manuals, folder);
    try {
      measured.push(await measureSize(folder, corpus, contenders, questions, job));
      // Hours may be lost to a later size that does not fit into memory.
      process.stderr.write(`${indexReport(measured.slice(-1))}\n`);
    } finally {
      for (const contender of contenders) await contender.clear();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await dataSource.destroy();
  return measured;
}

async function measureSize(
  folder: string,
  pages: readonly string[],
  contenders: readonly Contender[],
  questions: readonly Question[],
  { database, pace }: IndexJob,
): Promise<IndexFigures> {
  const indexing = new Map<string, Cost>();
  const places = new Map<string, (number | undefined)[]>();
  for (const contender of contenders) {
    process.stderr.write(`  ${pages.length} pages into ${contender.name}\n`);
    indexing.set(contender.name, await costOf(database, () => contender.index(folder, pages)));
    // The first time round is for the answers, and warms up.
    const of: (number | undefined)[] = [];
    for (const question of questions) of.push(placeOf(question, await contender.search(question.text)));
    places.set(contender.name, of);
    const { hit10, mrr } = qualityOf(of);
    const { elapsedMs, cpuMs } = indexing.get(contender.name) as Cost;
    process.stderr.write(
      `    ${figure((pages.length * 1000) / elapsedMs)} pages/s, ${figure((cpuMs ?? Number.NaN) / pages.length, 1)} CPU ms a page, Hit@10 ${figure(hit10, 2)}, MRR ${figure(mrr, 3)}\n`,
    );
  }
  const rounds = await interleave(contenders, Math.min(pace.rounds, MAX_ROUNDS), async (contender) => {
    const times: number[] = [];
    const cost = await costOf(database, async () => {
      for (const { text } of questions) {
        const began = performance.now();
        await contender.search(text);
        times.push(performance.now() - began);
      }
    });
    return { times, cost };
  });
  return {
    pages: pages.length,
    engines: contenders.map(({ name }) => {
      const times = rounds
        .flatMap((round) => round.get(name)?.times ?? [])
        .toSorted((one, other) => one - other);
      const cpuMs = medianOf(rounds, (round) => round.get(name)?.cost.cpuMs);
      const made = indexing.get(name);
      return {
        name,
        pagesPerSecond: (pages.length * 1000) / (made?.elapsedMs ?? Number.NaN),
        cpuMsPerPage: made?.cpuMs === undefined ? undefined : made.cpuMs / pages.length,
        medianMs: median(times),
        p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
        cpuMsPerQuery: cpuMs === undefined ? undefined : cpuMs / questions.length,
        quality: qualities(questions, places.get(name) ?? []),
      };
    }),
  };
}

interface Cost {
  elapsedMs: number;
  cpuMs: number | undefined;
}

/** Time and CPU of work, in this process and in PostgreSQL. */
async function costOf(database: BenchDatabase, work: () => Promise<void>): Promise<Cost> {
  const began = performance.now();
  const own = process.cpuUsage();
  const server = database.cpuMs();
  await work();
  const elapsedMs = performance.now() - began;
  const { user, system } = process.cpuUsage(own);
  const serverAfter = database.cpuMs();
  if (server === undefined || serverAfter === undefined) return { elapsedMs, cpuMs: undefined };
  return { elapsedMs, cpuMs: (user + system) / 1000 + serverAfter - server };
}

function qualities(
  questions: readonly Question[],
  places: readonly (number | undefined)[],
): Record<string, Quality> {
  const of = (isMeant: (question: Question) => boolean): Quality =>
    qualityOf(places.filter((_, index) => isMeant(questions[index] as Question)));
  const sets = [...new Set(questions.map(({ set }) => set))];
  return {
    ...Object.fromEntries(sets.map((name) => [name, of(({ set }) => set === name)])),
    'all, tuned half': of(({ half }) => half === 'tuned'),
    'all, held-out half': of(({ half }) => half === 'held out'),
    all: of(() => true),
  };
}

export function indexReport(figures: readonly IndexFigures[]): string {
  const quality = figures.map(({ pages, engines }) => {
    const names = Object.keys(engines[0]?.quality ?? {});
    return table(
      [`${figure(pages)} pages`, ...engines.flatMap(({ name }) => [`${name} Hit@1`, 'Hit@10', 'MRR'])],
      names.map((name) => [
        `${name} (${engines[0]?.quality[name]?.questions ?? 0})`,
        ...engines.flatMap(({ quality: { [name]: of } }) => [
          figure(of?.hit1, 2),
          figure(of?.hit10, 2),
          figure(of?.mrr, 3),
        ]),
      ]),
    );
  });
  const speed = table(
    ['speed', 'query ms', 'p95 ms', 'CPU ms', 'pages/s indexed', 'CPU ms'],
    figures.flatMap(({ pages, engines }) =>
      engines.map(({ name, ...of }) => [
        `${name}, ${figure(pages)} pages`,
        figure(of.medianMs, 1),
        figure(of.p95Ms, 1),
        figure(of.cpuMsPerQuery, 1),
        figure(of.pagesPerSecond),
        figure(of.cpuMsPerPage, 1),
      ]),
    ),
  );
  const [own, ...rivals] = figures.at(-1)?.engines ?? [];
  const isBest = rivals.every((rival) =>
    Object.entries(rival.quality).every(
      ([name, of]) => (own?.quality[name]?.mrr ?? 0) > of.mrr && (own?.quality[name]?.hit10 ?? 0) > of.hit10,
    ),
  );
  return [
    ...quality.flatMap((text) => [text, '']),
    speed,
    '',
    aim('Hit@10 and MRR above both rivals on every set, over the most pages', isBest),
    aim(
      `${figure(own?.medianMs, 1)} ms a query over the most pages; aim: at most 20 ms`,
      (own?.medianMs ?? 99) <= 20,
    ),
    aim(
      `${figure(own?.pagesPerSecond)} pages/s indexed; aim: at least 100`,
      (own?.pagesPerSecond ?? 0) >= 100,
    ),
  ].join('\n');
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pace } from '../options.js';
import { median, medianOf } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { Teardown } from '../teardown.js';
import { Engine, type EngineWork } from './engine.js';
import type { EngineName } from './engine.process.js';
import { corpusOf, layOut, pagesBelow } from './corpus.js';
import { type Quality, placeOf, qualityOf } from './quality.js';
import type { Question } from './question.js';
import { questionsFor } from './question-sets.js';

/** Ours first. */
const NAMES: readonly EngineName[] = ['local_index', 'ts_rank_cd', 'MiniSearch'];
const SIZES = [500, 5000, 50_000];
const MAX_ROUNDS = 3;

/** One engine at one size. */
export interface EngineFigures {
  name: EngineName;
  /** Including reading. */
  pagesPerSecond: number;
  /** CPU of its process and of PostgreSQL per page; undefined if the system does not report it. */
  cpuMsPerPage: number | undefined;
  medianMs: number;
  p95Ms: number;
  cpuMsPerQuery: number | undefined;
  /** By question set, by half, and `all`. */
  quality: Record<string, Quality>;
}

/** All engines on the same pages. */
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

/** Questions about manuals for `local_index` and other engines, over increasing numbers of pages. */
export async function measureIndex(job: IndexJob): Promise<IndexFigures[]> {
  const questions = questionsFor(job.manuals);
  const pages = pagesBelow(job.manuals);
  const measured: IndexFigures[] = [];
  const sizes = job.pace.rounds === 1 ? SIZES.slice(0, 1) : SIZES;
  for (const size of sizes) {
    if (measured.at(-1)?.pages === pages.length) break;
    const corpus = corpusOf(pages, questions, size);
    const folder = join(job.folder, `pages-${size}`);
    mkdirSync(folder);
    layOut(corpus, job.manuals, folder);
    const engines: Engine[] = [];
    const end = async (): Promise<void> => {
      await Promise.all(engines.map((engine) => engine.end()));
    };
    job.teardown.add(end);
    try {
      for (const name of NAMES) engines.push(await Engine.start(name, job.database));
      measured.push(await measureSize(folder, corpus, engines, questions, job.pace));
      // Fails early, because a later size that does not fit into memory costs much time.
      process.stderr.write(`${indexReport(measured.slice(-1))}\n`);
      for (const engine of engines) await engine.run({ kind: 'clear' });
    } finally {
      await end();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return measured;
}

async function measureSize(
  folder: string,
  pages: readonly string[],
  engines: readonly Engine[],
  questions: readonly Question[],
  pace: Pace,
): Promise<IndexFigures> {
  const queries = questions.map(({ text }) => text);
  const made = new Map<EngineName, { indexing: EngineWork; places: (number | undefined)[] }>();
  for (const engine of engines) {
    process.stderr.write(`  ${pages.length} pages into ${engine.name}\n`);
    const indexing = await engine.run({ kind: 'index', folder, pages });
    // The first pass collects the answers and warms up.
    const { found } = await engine.run({ kind: 'search', queries });
    const places = questions.map((question, index) => placeOf(question, found[index] ?? []));
    made.set(engine.name, { indexing, places });
  }
  const rounds = await interleave(engines, Math.min(pace.rounds, MAX_ROUNDS), (engine) =>
    engine.run({ kind: 'search', queries }),
  );
  return {
    pages: pages.length,
    engines: [...made].map(([name, { indexing, places }]) => {
      const times = rounds
        .flatMap((round) => round.get(name)?.times ?? [])
        .toSorted((one, other) => one - other);
      const cpuMs = medianOf(rounds, (round) => round.get(name)?.cpuMs);
      return {
        name,
        pagesPerSecond: (pages.length * 1000) / indexing.elapsedMs,
        cpuMsPerPage: indexing.cpuMs === undefined ? undefined : indexing.cpuMs / pages.length,
        medianMs: median(times),
        p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
        cpuMsPerQuery: cpuMs === undefined ? undefined : cpuMs / questions.length,
        quality: qualities(questions, places),
      };
    }),
  };
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
    'all, unseen': of(({ half }) => half === 'unseen'),
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

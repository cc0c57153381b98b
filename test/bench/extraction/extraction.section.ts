import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import type { AnnotatedPage, Half, Score } from './annotated-page.js';
import { ArticleSet } from './article-set.js';
import type { ContenderName } from './contenders.js';
import type { ReadJob, Reading } from './reader.process.js';
import { TrafilaturaSet } from './trafilatura-set.js';

const NAMES: Readonly<Record<ContenderName, string>> = {
  service: 'this service',
  readability: 'Readability (linkedom)',
  defuddle: 'Defuddle (linkedom)',
  body: 'plain text of the body',
};

/** Pages read before the measurement, so that the code is compiled. */
const WARM_UP_PAGES = 30;

/** A smoke run reads every tenth page. */
const QUICK_STEP = 10;

const AIMS = { articles: 0.97, trafilatura: 0.91, medianMs: 20 };

type SetName = 'articles' | 'trafilatura';

/** One contender on one data set; CPU in milliseconds per page. */
export interface ReaderFigures {
  contender: ContenderName;
  score: Score;
  /** F1 of each half. */
  halves: Record<Half, number>;
  medianMs: number;
  p95Ms: number;
  /** Pages on which it failed. */
  failed: number;
}

export type ExtractionFigures = Partial<Record<SetName, ReaderFigures[]>>;

/** Folders with copies of the repositories of the data sets. */
export interface DataFolders {
  aeb?: string | undefined;
  traf?: string | undefined;
}

/** @returns the required options; undefined if there is a data set. */
export function missingPages({ aeb, traf }: DataFolders): string | undefined {
  const isThere = (aeb && ArticleSet.isAt(aeb)) || (traf && TrafilaturaSet.isAt(traf));
  return isThere
    ? undefined
    : 'Point --aeb at a copy of scrapinghub/article-extraction-benchmark, --traf at one of adbar/trafilatura.';
}

/** Annotated pages, each read by every contender in turn. */
export async function measureExtraction(
  { aeb, traf }: DataFolders,
  { folder, isQuick }: { folder: string; isQuick: boolean },
): Promise<ExtractionFigures> {
  const figures: ExtractionFigures = {};
  const workFolder = join(folder, 'extraction');
  mkdirSync(workFolder);
  if (aeb && ArticleSet.isAt(aeb)) {
    const set = new ArticleSet(aeb);
    const score: Judge = (texts, half) => set.score(texts, workFolder, half);
    figures.articles = await measureSet(set.pages(), score, isQuick);
  }
  if (traf && TrafilaturaSet.isAt(traf)) {
    const set = new TrafilaturaSet(traf);
    figures.trafilatura = await measureSet(set.pages(), (texts, half) => set.score(texts, half), isQuick);
  }
  return figures;
}

type Judge = (texts: ReadonlyMap<string, string>, half?: Half) => Promise<Score> | Score;

async function measureSet(
  all: readonly AnnotatedPage[],
  judge: Judge,
  isQuick: boolean,
): Promise<ReaderFigures[]> {
  const pages = isQuick ? all.filter((_, at) => at % QUICK_STEP === 0) : all;
  const figures: ReaderFigures[] = [];
  for (const contender of Object.keys(NAMES) as ContenderName[]) {
    const readings = await readAll(contender, pages);
    const texts = new Map(pages.map(({ id }, at) => [id, readings[at]?.text ?? '']));
    const cpu = readings.map(({ cpuMs }) => cpuMs).toSorted((a, b) => a - b);
    figures.push({
      contender,
      score: await judge(texts),
      halves: { A: (await judge(texts, 'A')).f1, B: (await judge(texts, 'B')).f1 },
      medianMs: median(cpu),
      p95Ms: cpu[Math.floor(cpu.length * 0.95)] ?? Number.NaN,
      failed: readings.filter(({ text }) => text === undefined).length,
    });
    process.stderr.write(`  ${pages.length} pages by ${NAMES[contender]}\n`);
  }
  return figures;
}

/** A process per contender, so that they do not affect each other. */
async function readAll(contender: ContenderName, pages: readonly AnnotatedPage[]): Promise<Reading[]> {
  const reader = await BenchProcess.start<unknown, ReadJob, Reading>('extraction/reader.process.ts');
  try {
    const readings: Reading[] = [];
    const read = ({ html, url }: AnnotatedPage): Promise<Reading> => reader.run({ contender, html, url });
    for (const page of pages.slice(0, WARM_UP_PAGES)) await read(page);
    for (const page of pages) readings.push(await read(page));
    return readings;
  } finally {
    await reader.end();
  }
}

export function extractionReport(figures: ExtractionFigures): string {
  return [
    ...reportOf('articles (AEB, its own evaluate.py)', figures.articles, AIMS.articles),
    ...reportOf('pages of trafilatura', figures.trafilatura, AIMS.trafilatura),
  ].join('\n');
}

function reportOf(title: string, rows: readonly ReaderFigures[] | undefined, f1: number): string[] {
  if (!rows) return [];
  const header = [title, 'F1', 'precision', 'recall', 'F1 A', 'F1 B', 'CPU ms', 'p95', 'failed'];
  const own = rows.find(({ contender }) => contender === 'service');
  return [
    table(
      header,
      rows.map(({ contender, score, halves, medianMs, p95Ms, failed }) => [
        NAMES[contender],
        ...[score.f1, score.precision, score.recall, halves.A, halves.B].map((value) => figure(value, 3)),
        figure(medianMs, 1),
        figure(p95Ms, 1),
        figure(failed),
      ]),
    ),
    '',
    aim(`F1 ${figure(own?.score.f1, 3)}; aim: at least ${figure(f1, 3)}`, (own?.score.f1 ?? 0) >= f1),
    aim(
      `median ${figure(own?.medianMs, 1)} ms of CPU a page; aim: at most ${AIMS.medianMs}`,
      (own?.medianMs ?? Infinity) <= AIMS.medianMs,
    ),
    '',
  ];
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import type { AnnotatedPage, Half, Score } from './annotated-page.js';
import { ArticleSet } from './article-set.js';
import { CONTENDER_NAMES } from './contender-names.js';
import type { ContenderName } from './contenders.js';
import { LabeledSet } from './labeled-set.js';
import { readAll } from './read-all.js';
import { TrafilaturaSet } from './trafilatura-set.js';
import { type TypedFigures, measureTyped, typedReport } from './typed-figures.js';
import { WcxbSet } from './wcxb-set.js';

/** A smoke run reads every tenth page. */
const QUICK_STEP = 10;

const AIMS = { articles: 0.975, trafilatura: 0.93, medianMs: 10 };

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

export interface ExtractionFigures extends Partial<Record<SetName, ReaderFigures[]>> {
  wcxb?: TypedFigures[];
  labeled?: TypedFigures[];
}

/** Folders with copies of the repositories of the data sets. */
export interface DataFolders {
  aeb?: string | undefined;
  traf?: string | undefined;
  wcxb?: string | undefined;
  labeled?: string | undefined;
}

/** @returns the required options; undefined if there is a data set. */
export function missingPages({ aeb, traf, wcxb, labeled }: DataFolders): string | undefined {
  const isThere =
    (aeb && ArticleSet.isAt(aeb)) ||
    (traf && TrafilaturaSet.isAt(traf)) ||
    (wcxb && WcxbSet.isAt(wcxb)) ||
    (labeled && LabeledSet.isAt(labeled));
  return isThere
    ? undefined
    : 'Point --aeb, --traf, --wcxb or --labeled at a data set (test/bench/extraction/README.md).';
}

/** Annotated pages, each read by every contender in turn. */
export async function measureExtraction(
  { aeb, traf, wcxb, labeled }: DataFolders,
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
  if (wcxb && WcxbSet.isAt(wcxb)) {
    figures.wcxb = await measureTyped(sample(new WcxbSet(wcxb).pages(), isQuick));
  }
  if (labeled && LabeledSet.isAt(labeled)) {
    figures.labeled = await measureTyped(sample(new LabeledSet(labeled).pages(), isQuick));
  }
  return figures;
}

function sample<Page>(pages: readonly Page[], isQuick: boolean): readonly Page[] {
  return isQuick ? pages.filter((_, at) => at % QUICK_STEP === 0) : pages;
}

type Judge = (texts: ReadonlyMap<string, string>, half?: Half) => Promise<Score> | Score;

async function measureSet(
  all: readonly AnnotatedPage[],
  judge: Judge,
  isQuick: boolean,
): Promise<ReaderFigures[]> {
  const pages = sample(all, isQuick);
  const figures: ReaderFigures[] = [];
  for (const contender of Object.keys(CONTENDER_NAMES) as ContenderName[]) {
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
    process.stderr.write(`  ${pages.length} pages by ${CONTENDER_NAMES[contender]}\n`);
  }
  return figures;
}

export function extractionReport(figures: ExtractionFigures): string {
  return [
    ...reportOf('articles (AEB, its own evaluate.py)', figures.articles, AIMS.articles),
    ...reportOf('pages of trafilatura', figures.trafilatura, AIMS.trafilatura),
    ...typedReport('pages in seven types (WCXB)', figures.wcxb ?? []),
    ...typedReport('pages labeled here', figures.labeled ?? []),
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
        CONTENDER_NAMES[contender],
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

import { median } from '../report/median.js';
import { figure, table } from '../report/table.js';
import type { Score } from './annotated-page.js';
import { CONTENDER_NAMES } from './contender-names.js';
import type { ContenderName } from './contenders.js';
import { readAll } from './read-all.js';
import {
  PAGE_TYPES,
  PARTS,
  type PageType,
  type Part,
  type TypedPage,
  meanScore,
  wordScore,
} from './typed-pages.js';

/** One contender on one part of a set of typed pages; CPU in milliseconds per page. */
export interface TypedFigures {
  contender: ContenderName;
  part: Part;
  pages: number;
  score: Score;
  /** F1 of each type that the part has. */
  types: Partial<Record<PageType, number>>;
  medianMs: number;
}

/** Reads all pages by every contender in turn. */
export async function measureTyped(pages: readonly TypedPage[]): Promise<TypedFigures[]> {
  const figures: TypedFigures[] = [];
  for (const contender of Object.keys(CONTENDER_NAMES) as ContenderName[]) {
    const readings = await readAll(contender, pages);
    const read = pages.map((page, at) => ({
      page,
      score: wordScore(readings[at]?.text ?? '', page.truth),
      cpuMs: readings[at]?.cpuMs ?? Number.NaN,
    }));
    for (const part of PARTS) {
      const own = read.filter(({ page }) => page.part === part);
      if (own.length === 0) continue;
      const types: TypedFigures['types'] = {};
      for (const type of PAGE_TYPES) {
        const scores = own.filter(({ page }) => page.type === type).map(({ score }) => score);
        if (scores.length > 0) types[type] = meanScore(scores).f1;
      }
      figures.push({
        contender,
        part,
        pages: own.length,
        score: meanScore(own.map(({ score }) => score)),
        types,
        medianMs: median(own.map(({ cpuMs }) => cpuMs)),
      });
    }
    process.stderr.write(`  ${pages.length} pages by ${CONTENDER_NAMES[contender]}\n`);
  }
  return figures;
}

export function typedReport(title: string, figures: readonly TypedFigures[]): string[] {
  return PARTS.flatMap((part) => {
    const rows = figures.filter((row) => row.part === part);
    if (rows.length === 0) return [];
    const header = [
      `${title}, ${part}, ${rows[0]!.pages} pages: F1`,
      'all',
      ...PAGE_TYPES,
      'precision',
      'recall',
      'CPU ms',
    ];
    return [
      table(
        header,
        rows.map(({ contender, score, types, medianMs }) => [
          CONTENDER_NAMES[contender],
          ...[score.f1, ...PAGE_TYPES.map((type) => types[type]), score.precision, score.recall].map(
            (value) => figure(value, 3),
          ),
          figure(medianMs, 1),
        ]),
      ),
      '',
    ];
  });
}

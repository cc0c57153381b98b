import { drawVegaLite } from '@capstan/drawing';
import type { Chart } from '../../model/chart.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import type { Finding } from './finding.js';
import { findingsInSentences } from './findings-in-sentences.js';
import { findingsInTable } from './findings-in-table.js';
import { statisticsOf } from './statistics-of.js';
import { vegaLiteSpec } from './vega-lite-spec.js';

const MAX_CHARTS = 4;

/**
 * Finds the numbers in sources that answer the question as charts, most relevant first; none rather than a
 * misleading one.
 */
export async function findCharts(plan: QueryPlan, sources: readonly Source[]): Promise<Chart[]> {
  const findings = [
    ...sources.flatMap((source) => source.tables.flatMap((table) => findingsInTable(plan, source, table))),
    ...findingsInSentences(plan, sources),
  ];
  const best = distinct(findings)
    .toSorted((one, other) => other.relevance - one.relevance)
    .slice(0, MAX_CHARTS);
  return Promise.all(best.map(toChart));
}

/** Removes findings with the same numbers and labels as in another source. */
function distinct(findings: readonly Finding[]): Finding[] {
  const byMarks = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify(finding.marks.map(({ label, value }) => [label, value]));
    if (!byMarks.has(key)) byMarks.set(key, finding);
  }
  return [...byMarks.values()];
}

async function toChart(finding: Finding): Promise<Chart> {
  const { title, kind, unit } = finding;
  const vegaLite = vegaLiteSpec(finding);
  return {
    title,
    kind,
    unit,
    marks: finding.marks.map(({ label, value, source, quote }) => ({ label, value, source, quote })),
    statistics: statisticsOf(finding),
    vegaLite,
    svg: await drawVegaLite(vegaLite),
  };
}

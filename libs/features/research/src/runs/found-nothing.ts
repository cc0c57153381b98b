import type { Findings } from '../pipeline/research-pipeline.js';

type Found = Pick<Findings, 'sources' | 'report' | 'charts'> & {
  counters: Pick<Findings['counters'], 'entitiesEnriched'>;
};

/**
 * Whether a run found nothing, so that it is free (docs/contract.md 8.3): no source, or a report that says only that no source
 * answers. Charts and profiles are results of their own, and so are sources where no report was wanted.
 */
export function foundNothing({ sources, report, charts, counters }: Found): boolean {
  if (sources.length === 0) return true;
  if (report === null || charts.length > 0 || counters.entitiesEnriched > 0) return false;
  const { summary, sections, keyFindings, conflicts } = report;
  return [summary, sections, keyFindings, conflicts].every(({ length }) => length === 0);
}

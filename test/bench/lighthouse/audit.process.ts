import lighthouse from 'lighthouse';
import { serveJobs } from '../processes/serve-jobs.js';
import { type AuditJob, type AuditResult, CATEGORIES, type Category } from './audit.js';

/** Lighthouse with defaults: a phone with simulated slow network and CPU. */
async function audit({ url, port }: AuditJob): Promise<AuditResult> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const weighty = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const faults = Object.values(audits)
    .filter(({ id, score }) => weighty.has(id) && score !== null && score < 0.9)
    .map(({ id }) => id);
  return { scores, faults };
}

serveJobs({}, audit);

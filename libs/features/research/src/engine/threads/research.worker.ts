/**
 * Runs in a thread of PooledThreads. Nothing it imports may need decorators, Nest or the rest of the service: a thread is
 * started for a task and must be light.
 */
import { sourceOfPage } from '../../pipeline/content-extraction/source-of-page.js';
import { detectEntities } from '../../pipeline/entity-detection/detect-entities.js';
import { analyseGaps } from '../../pipeline/gap-analysis/analyse-gaps.js';
import { choosePassages } from '../../pipeline/synthesis/choose-passages.js';
import { writeExtract } from '../../pipeline/synthesis/write-extract.js';
import { verifyDraft } from '../../pipeline/verification/verify-draft.js';
import type { ResearchTasks, TaskName } from '../../threads/research-tasks.js';

/** A task and what it is given. Crosses to the worker thread, so it is plain data. */
export interface ResearchJob {
  task: TaskName;
  args: unknown[];
}

const TASKS: ResearchTasks = {
  ready: () => undefined,
  sourceOfPage,
  analyseGaps,
  detectEntities,
  writeExtract,
  choosePassages,
  verifyDraft,
  // Drawing is heavy to load, and few runs ask for it.
  findCharts: async (plan, sources) =>
    (await import('../../pipeline/analysis/find-charts.js')).findCharts(plan, sources),
};

/** Does a task. */
export function doTask({ task, args }: ResearchJob): unknown {
  return (TASKS[task] as (...args: unknown[]) => unknown)(...args);
}

/**
 * Runs in a thread of PooledThreads. Its imports must not need decorators, Nest or the rest of the service: a
 * thread is started per task and must start fast.
 */
import { sourceOfPage } from '../../pipeline/content-extraction/source-of-page.js';
import { detectEntities } from '../../pipeline/entity-detection/detect-entities.js';
import { analyzeGaps } from '../../pipeline/gap-analysis/analyze-gaps.js';
import { answerCandidates } from '../../pipeline/synthesis/answer-candidates.js';
import { choosePassages } from '../../pipeline/synthesis/choose-passages.js';
import { writeExtract } from '../../pipeline/synthesis/write-extract.js';
import { verifyDraft } from '../../pipeline/verification/verify-draft.js';
import type { ResearchTasks, TaskName } from '../../threads/research-tasks.js';

/** A task with its arguments. Sent to the worker thread, so it is plain data. */
export interface ResearchJob {
  task: TaskName;
  args: unknown[];
}

const TASKS: ResearchTasks = {
  ready: () => undefined,
  sourceOfPage,
  analyzeGaps,
  detectEntities,
  answerCandidates,
  writeExtract,
  choosePassages,
  verifyDraft,
  // Charts are slow to import, and few runs need them.
  findCharts: async (plan, sources) =>
    (await import('../../pipeline/analysis/find-charts.js')).findCharts(plan, sources),
};

/** Runs a task. */
export function doTask({ task, args }: ResearchJob): unknown {
  return (TASKS[task] as (...args: unknown[]) => unknown)(...args);
}

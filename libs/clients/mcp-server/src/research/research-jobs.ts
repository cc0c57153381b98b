import type { CallToolResult } from '@modelcontextprotocol/server';
import { resultOfError } from '../results/error-result.js';
import type { JobKind } from '../tasks/job.js';
import { type Task, taskOf } from '../tasks/task.js';
import { runResult } from './run-result.js';
import { type Run, pollAfterSeconds } from './run.js';

const STATES: Readonly<Record<Run['status'], { status: Task['status']; message: string }>> = {
  queued: { status: 'working', message: 'Waiting for a free worker' },
  running: { status: 'working', message: 'The research is running' },
  completed: { status: 'completed', message: 'The report is ready' },
  // A failed call is a result too: the task has completed.
  failed: { status: 'completed', message: 'The research failed' },
  cancelled: { status: 'cancelled', message: 'The research was cancelled' },
};

/** A run as a task. */
export const researchTask = (run: Run): Task =>
  taskOf('research', {
    id: run.id,
    ...STATES[run.status],
    createdAt: run.created_at,
    changedAt: run.finished_at ?? run.started_at,
    pollAfterSeconds: pollAfterSeconds(run),
  });

/** Research runs as jobs. */
export const researchJobs: JobKind = {
  async read(client, id, options) {
    const { data: run } = await client.researchRuns.get(id, options);
    const task = researchTask(run);
    if (task.status !== 'completed') return task;
    return { ...task, result: resultOf(run) };
  },
  async cancel(client, id, options) {
    await client.researchRuns.cancel(id, options);
  },
};

function resultOf(run: Run): CallToolResult {
  try {
    return runResult(run);
  } catch (error) {
    return resultOfError(error, true);
  }
}

import { receiptOf } from '../results/receipt.js';
import type { JobKind } from '../tasks/job.js';
import { type Task, taskOf } from '../tasks/task.js';
import { type Build, POLL_AFTER_SECONDS, buildStatus } from './build-status.js';

/** A build as a task: however it ended, its status is the result. */
export const buildTask = (build: Build): Task =>
  taskOf('build', {
    id: build.execution_id,
    status: build.status === 'running' ? 'working' : 'completed',
    message: build.status === 'running' ? `The build is ${build.phase}` : `The build is ${build.status}`,
    createdAt: build.created_at,
    changedAt: build.finished_at,
    pollAfterSeconds: POLL_AFTER_SECONDS,
  });

/** Builds as jobs; canceling one stops it, which keeps what was committed. */
export const buildJobs: JobKind = {
  async read(client, id, options) {
    const answer = await client.builds.get(id, options);
    const task = buildTask(answer.data);
    return task.status === 'working'
      ? task
      : { ...task, result: buildStatus(answer.data, receiptOf(answer)) };
  },
  async cancel(client, id, options) {
    await client.builds.stop(id, options);
  },
};

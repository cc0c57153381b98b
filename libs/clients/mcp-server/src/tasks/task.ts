import { type TaskKind, taskIdOf } from './task-id.js';

/** State of a task in the protocol (extension `io.modelcontextprotocol/tasks`). */
export interface Task {
  taskId: string;
  status: 'working' | 'completed' | 'failed' | 'cancelled';
  statusMessage?: string;
  createdAt: string;
  lastUpdatedAt: string;
  /** Minimum time in milliseconds from its creation for which it is available. */
  ttlMs: number;
  pollIntervalMs: number;
}

/** The response of `tools/call` in place of a result. */
export type CreatedTask = Task & { resultType: 'task' };

const DAY_MS = 86_400_000;

/** The state of a job in terms of tasks. */
export interface JobState {
  id: string;
  status: Task['status'];
  message: string;
  createdAt: string;
  changedAt: string | null;
  pollAfterSeconds: number;
}

export const taskOf = (kind: TaskKind, job: JobState): Task => ({
  taskId: taskIdOf(kind, job.id),
  status: job.status,
  statusMessage: job.message,
  createdAt: job.createdAt,
  lastUpdatedAt: job.changedAt ?? job.createdAt,
  ttlMs: DAY_MS,
  pollIntervalMs: job.pollAfterSeconds * 1000,
});

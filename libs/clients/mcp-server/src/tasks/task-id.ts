/** Kinds of jobs that can be tasks. */
export type TaskKind = 'research' | 'build';

const TASK_ID = /^(research|build)_([\w-]{1,100})$/;

/** The id of a task contains everything needed to find its job, so that any process can serve it. */
export const taskIdOf = (kind: TaskKind, id: string): string => `${kind}_${id}`;

/** @returns undefined if it is not a task id. */
export function readTaskId(taskId: string): { kind: TaskKind; id: string } | undefined {
  const [, kind, id] = TASK_ID.exec(taskId) ?? [];
  return kind && id ? { kind: kind as TaskKind, id } : undefined;
}

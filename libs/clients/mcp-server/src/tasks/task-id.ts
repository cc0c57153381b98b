/** Kinds of jobs that can be tasks. */
export type TaskKind = 'research' | 'build';

const TASK_ID = /^(research|build)_([\w-]{1,100})$/;

/** The id of a task says all that is needed to find its job, so that any process can answer for it. */
export const taskIdOf = (kind: TaskKind, id: string): string => `${kind}_${id}`;

/** @returns undefined when it is no id of a task. */
export function readTaskId(taskId: string): { kind: TaskKind; id: string } | undefined {
  const [, kind, id] = TASK_ID.exec(taskId) ?? [];
  return kind && id ? { kind: kind as TaskKind, id } : undefined;
}

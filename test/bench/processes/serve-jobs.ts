import { inspect } from 'node:util';
import type { AnswerMessage, JobMessage, ReadyMessage } from './messages.js';

/**
 * The child side of a bench process: reports that it is ready, runs one job after the other, and ends with its parent.
 * @param ready data for the parent.
 * @param work runs a job; its errors reach the parent.
 * @param end closes what is open.
 */
export function serveJobs(
  ready: Record<string, unknown>,
  work: (job: never) => unknown,
  end: () => void | Promise<void> = () => undefined,
): void {
  process.on('message', ({ job }: JobMessage) => void answer(() => work(job as never)));
  // Ctrl-C reaches the whole terminal; the parent decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => {
    void Promise.resolve(end()).finally(() => process.exit(0));
  });
  process.send?.({ ...ready, type: 'ready' } satisfies ReadyMessage);
}

async function answer(work: () => unknown): Promise<void> {
  let message: AnswerMessage;
  try {
    message = { type: 'done', result: await work() };
  } catch (error) {
    message = { type: 'failed', message: inspect(error) };
  }
  process.send?.(message);
}

/** CPU time of this process so far, including all threads; the job of servers. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

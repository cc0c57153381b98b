const ITEMS_URL = /^\/v1\/jobs\/([^/]+)\/items$/;

/** What starting a job answers: the job, or its result where an Idempotency-Key is repeated after the job ended. */
export type JobAnswer = { id: string } | { items_url: string };

/** The id of the job. @throws Error if the answer has none. */
export function jobIdOf(answer: JobAnswer): string {
  const id = 'id' in answer ? answer.id : ITEMS_URL.exec(answer.items_url)?.[1];
  if (id === undefined) throw new Error('the answer does not name its job');
  return id;
}

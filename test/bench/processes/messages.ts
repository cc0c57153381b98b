/** From a bench process, once it is ready; other fields vary. */
export interface ReadyMessage {
  type: 'ready';
}

/** To a bench process. */
export interface JobMessage {
  type: 'job';
  job: unknown;
}

/** From a bench process, one per job. */
export type AnswerMessage = { type: 'done'; result: unknown } | { type: 'failed'; message: string };

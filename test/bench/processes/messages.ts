/** From a bench process, once it can be used; what else it says differs. */
export interface ReadyMessage {
  type: 'ready';
}

/** To a bench process. */
export interface JobMessage {
  type: 'job';
  job: unknown;
}

/** From a bench process, one for each job. */
export type AnswerMessage = { type: 'done'; result: unknown } | { type: 'failed'; message: string };

/** Takes in a row that brought a job no further; whoever takes it after them only ends it. */
export const MAX_FRUITLESS_TAKES = 10;

/** A job that a worker has just taken. */
export interface TakenJob {
  id: string;
  accountId: string;
  generation: number;
  /** Takes since it last got further, this one among them. */
  fruitlessTakes: number;
}

/** A job that has been taken, with the times that limit it. */
export interface TimedJob extends TakenJob {
  isStopWanted: boolean;
  /** By the workers before this one; time without a worker does not count. */
  workedSeconds: number;
  /** Since it was first taken. */
  startedSecondsAgo: number;
  /** How long it waited before that. */
  queuedSeconds: number;
}

/** Whether a job ended worker after worker without getting any further: it is what ends them. */
export const isWornOut = ({ fruitlessTakes }: Pick<TakenJob, 'fruitlessTakes'>): boolean =>
  fruitlessTakes > MAX_FRUITLESS_TAKES;

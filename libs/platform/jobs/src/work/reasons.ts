/** Why a worker lets go of a job; the reason of its lease's signal. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** The job ended worker after worker, and nothing came of it. */
export class WornOut extends Error {
  override readonly name = 'WornOut';
}

/** This process ends; another one goes on with the job. */
export class HandedOver extends Error {
  override readonly name = 'HandedOver';
}

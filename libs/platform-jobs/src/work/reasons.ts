/** Why a worker lets go of a job; the reason of its lease's signal. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** This process ends; another one goes on with the job. */
export class HandedOver extends Error {
  override readonly name = 'HandedOver';
}

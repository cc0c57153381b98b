/** Why a worker lets go of a build; the reason of the session's signal. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/** This process ends; another one goes on with the build. */
export class HandedOver extends Error {
  override readonly name = 'HandedOver';
}

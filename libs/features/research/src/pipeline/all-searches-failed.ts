/** Every search of a run failed, so it is unknown whether there are sources. */
export class AllSearchesFailed extends Error {
  override readonly name = 'AllSearchesFailed';

  constructor() {
    super('every search of the run failed');
  }
}

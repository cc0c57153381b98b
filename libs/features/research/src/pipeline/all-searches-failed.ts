/** Every search of a run failed: what there is to find nobody knows. */
export class AllSearchesFailed extends Error {
  override readonly name = 'AllSearchesFailed';

  constructor() {
    super('every search of the run failed');
  }
}

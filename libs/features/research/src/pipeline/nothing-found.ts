/** Every search of a run failed: what there is to find nobody knows. */
export class NothingFoundAnywhere extends Error {
  override readonly name = 'NothingFoundAnywhere';

  constructor() {
    super('every search of the run failed');
  }
}

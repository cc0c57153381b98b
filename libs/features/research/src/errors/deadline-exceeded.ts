/** A run exceeded its time limit: in the queue, or while running. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor() {
    super('the run exceeded its time limit');
  }
}

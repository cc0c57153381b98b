/** A run took longer than any run may: it waited too long for a worker, or its result did not come in time. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor() {
    super('the run took longer than it may');
  }
}

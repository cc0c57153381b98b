/** A job took longer than it may: it waited too long for a worker, or its result did not come in time. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(readonly deadlineMs: number) {
    super('the job took longer than it may');
  }
}

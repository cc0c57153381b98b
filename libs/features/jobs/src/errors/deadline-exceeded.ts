/** A job exceeded its time limit: in the queue, or while running. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(readonly deadlineMs: number) {
    super('the job took longer than it may');
  }
}

import type { Failure } from './failure.js';

/** A failure that this server itself found out about; it becomes a result as those of the client do. */
export class ToolFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.detail);
  }
}

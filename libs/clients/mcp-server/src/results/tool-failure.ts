import type { Failure } from './failure.js';

/** A failure detected by this server; it becomes a result like those of the client. */
export class ToolFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.detail);
  }
}

import type { TimedJob } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';

/** A run in the hands of a worker. */
export interface Claim extends TimedJob {
  keyId: string;
  request: ResearchRequest;
  /** What the end of its call needs. */
  ticket: object;
}

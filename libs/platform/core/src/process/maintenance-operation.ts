import { Operation } from '../observation/operation.js';

/** A round of work that a process repeats periodically, e.g. deleting what has expired. No call asked for it. */
export interface ObservedMaintenance {
  /** A name from the code, e.g. `ArtifactPruner`. */
  readonly work: string;
}

export const maintenanceOperation = new Operation<ObservedMaintenance>('maintenance');

/** How far the work on a job is. */
export interface JobProgress {
  done: number;
  /** Absent while it is not known. */
  total?: number;
  /** What is counted, in plural, e.g. `seconds` or `pages`. */
  unit: string;
}

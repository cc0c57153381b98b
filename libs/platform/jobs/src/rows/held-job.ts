/** A job that a worker holds; `generation` counts how often it was claimed. */
export interface HeldJob {
  id: string;
  generation: number;
}

/** A job in the hands of a worker; `generation` counts the workers that took it. */
export interface HeldJob {
  id: string;
  generation: number;
}

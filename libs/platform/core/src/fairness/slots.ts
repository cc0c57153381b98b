import type { FairSemaphore } from './fair-semaphore.js';

/** Name of the property in which a provider has its {@link Slots}. */
export const SLOTS = Symbol('slots');

/** Places of one scarce resource of this process, so that their use can be observed. */
export interface Slots {
  /** E.g. `browser_pages`. */
  readonly resource: string;
  readonly places: Pick<FairSemaphore, 'permits' | 'used' | 'queued'>;
}

/** A provider that assigns a scarce resource. */
export interface SlotOwner {
  readonly [SLOTS]: Slots;
}

export const isSlotOwner = (instance: unknown): instance is SlotOwner =>
  typeof instance === 'object' && instance !== null && SLOTS in instance;

import type { EntityManager } from 'typeorm';

/** Who makes a call, for capabilities that keep something of the caller's. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  /** Subject of the charge of this call in the ledger. */
  readonly chargeSubject: string;
  /**
   * Has something written in the transaction that books the charge, logs the call and stores its answer: all of it
   * happens, or nothing. For capabilities with one provider. `write` must bear repetition.
   * @param afterwards called once that is committed; must not throw.
   */
  atCharge(write: (manager: EntityManager) => Promise<void>, afterwards?: () => void): void;
}

import { Injectable } from '@nestjs/common';
import { GroupCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { InsufficientCreditsError } from '../errors/insufficient-credits.error.js';
import { KeyCreditCapError } from '../errors/key-credit-cap.error.js';
import { DURABLE_LEASE } from '../leases/durable-lease.js';
import { ProcessLease } from '../leases/process-lease.js';
import { ChargeEvents } from './charge-events.js';
import { creditsMoved, EndedHoldsSignal, report } from './credits-moved.js';
import type { HoldRequest, ReleasedHold, Settlement } from './hold.js';
import { HoldEntity } from './hold.entity.js';
import { type OpenHolds, countOpenHolds } from './open-holds.sql.js';
import { type Verdict, openSpendingGroups, reserveGroup } from './reserve.sql.js';
import type { ExactSettlement, SettleStatement } from './settle-statement.sql.js';
import { endHolds, refundCharges, unrefundedCharges } from './settle.sql.js';

const HOLD_IS_UNIQUE = 'holds_pkey';

/**
 * Reserves, settles and releases credits for running calls: the only code that moves a balance for a call.
 */
@Injectable()
export class HoldsService {
  private readonly reservations = new GroupCommit<HoldRequest, Verdict>((items) => this.reserveGroup(items), {
    maxGroup: 1000,
    lanes: 1,
  });
  private readonly openedGroups = new Set<string>();
  private readonly ended: EndedHoldsSignal;

  constructor(
    private readonly dataSource: DataSource,
    private readonly lease: ProcessLease,
    private readonly events: ChargeEvents,
  ) {
    this.ended = new EndedHoldsSignal(dataSource);
  }

  /**
   * Reserves the price until the call ends.
   * @throws InsufficientCreditsError | KeyCreditCapError if it is not covered; nothing is held then.
   */
  async reserve(hold: HoldRequest): Promise<void> {
    for (;;) {
      const verdict = await this.verdictOn(hold);
      if (verdict.granted) {
        const { capability } = hold.details;
        creditsMoved.emit({ movement: 'reserved', capability, credits: hold.amountCredits });
        return;
      }
      const { balance, overage_limit: overageLimit, key_remaining: remaining } = verdict;
      const price = hold.amountCredits;
      if (price > balance + overageLimit)
        throw new InsufficientCreditsError({ balance, overageLimit, price });
      if (hold.keyCapCredits !== null && price > (remaining ?? 0)) {
        throw new KeyCreditCapError({ remaining: remaining ?? 0, cap: hold.keyCapCredits, price });
      }
      // It fits on its own: a denied item of its group crowded it out. The next group decides again.
    }
  }

  /**
   * Links a hold of this process to durable work, in the given transaction: from then on it lasts until the
   * work ends.
   * @returns false if it was released before.
   */
  async handOver(manager: EntityManager, holdId: string): Promise<boolean> {
    const { affected } = await manager.update(HoldEntity, { id: holdId }, { leaseId: DURABLE_LEASE });
    return affected === 1;
  }

  /** Whether a hold is linked to durable work. */
  async isHandedOver(holdId: string): Promise<boolean> {
    return this.dataSource.getRepository(HoldEntity).existsBy({ id: holdId, leaseId: DURABLE_LEASE });
  }

  /** Counts the open holds of all accounts. */
  open(): Promise<OpenHolds> {
    return countOpenHolds(this.dataSource);
  }

  /**
   * Ends holds in the given transaction, including those of durable work. Idempotent: earlier charges are
   * returned again.
   * @returns charged credits by hold id; a released hold is missing and was not charged.
   */
  async settle(manager: EntityManager, settlements: readonly Settlement[]): Promise<Map<string, number>> {
    if (settlements.length === 0) return new Map();
    const ended = await endHolds(manager, settlements, null);
    this.ended.afterCommit(manager, ended);
    await this.events.append(manager, ended);
    const charged = new Map(ended.map((hold) => [hold.id, hold.charge]));
    const missing = settlements.filter(({ holdId }) => !charged.has(holdId));
    if (missing.length > 0) {
      const booked = await unrefundedCharges(
        manager,
        missing.map(({ subject }) => subject),
      );
      const chargeOf = new Map(booked.map(({ subject, charge }) => [subject, charge]));
      for (const { holdId, subject } of missing) {
        const charge = chargeOf.get(subject);
        if (charge !== undefined) charged.set(holdId, charge);
      }
    }
    return charged;
  }

  /**
   * Ends holds together with other writes in one statement of its own. Not for transactions.
   * @param parameters of the other writes.
   * @returns false if nothing was written, and `settle` has to decide: a hold was released or changed, or events are
   * due.
   */
  async settleWith(
    statement: SettleStatement,
    settlements: readonly ExactSettlement[],
    parameters: readonly unknown[],
  ): Promise<boolean> {
    const { charges, low } = this.events.watched();
    if (charges && settlements.some(({ chargeCredits }) => chargeCredits > 0)) return false;
    if (!(await statement.run(this.dataSource, settlements, { low, parameters }))) return false;
    for (const { capability, heldCredits, chargeCredits } of settlements) {
      report(capability, { held: heldCredits, charged: chargeCredits });
    }
    return true;
  }

  /**
   * Releases held credits without a charge, in the given transaction. A hold of durable work is kept: only
   * the end of the work ends it.
   * @returns the holds that were released.
   */
  async release(manager: EntityManager, holdIds: readonly string[]): Promise<ReleasedHold[]> {
    if (holdIds.length === 0) return [];
    const ended = await endHolds(
      manager,
      holdIds.map((holdId) => ({ holdId, chargeCredits: 0, subject: '' })),
      DURABLE_LEASE,
    );
    this.ended.afterCommit(manager, ended);
    return ended.map((hold) => ({
      ...hold.details,
      id: hold.id,
      accountId: hold.account_id,
      keyId: hold.key_id,
      createdAt: new Date(hold.created_at_ms),
    }));
  }

  /**
   * Refunds charges in the given transaction. Idempotent.
   * @param subjects of the charges.
   */
  async refund(manager: EntityManager, subjects: readonly string[], reason: string): Promise<void> {
    if (subjects.length > 0) await refundCharges(manager, subjects, reason);
  }

  private async verdictOn(hold: HoldRequest): Promise<Verdict> {
    try {
      return await this.reservations.submit(hold);
    } catch (error) {
      // Ids are generated here and used once: the first attempt was committed, and its connection broke
      // before the acknowledgment.
      if (error instanceof QueryFailedError && error.driverError.constraint === HOLD_IS_UNIQUE) {
        return { granted: true };
      }
      throw error;
    }
  }

  private async reserveGroup(items: HoldRequest[]): Promise<Verdict[]> {
    await this.openGroups(items);
    return reserveGroup(this.dataSource, items, this.lease.id);
  }

  private async openGroups(items: HoldRequest[]): Promise<void> {
    const unopened = [
      ...new Set(
        items
          .filter((item) => item.keyCapCredits !== null && !this.openedGroups.has(item.spendingGroupId))
          .map((item) => item.spendingGroupId),
      ),
    ];
    if (unopened.length === 0) return;
    await openSpendingGroups(this.dataSource, unopened);
    unopened.forEach((groupId) => this.openedGroups.add(groupId));
  }
}

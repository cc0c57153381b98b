import { Injectable } from '@nestjs/common';
import { GroupCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { InsufficientCreditsError } from '../errors/insufficient-credits.error.js';
import { KeyCreditCapError } from '../errors/key-credit-cap.error.js';
import { DURABLE_LEASE } from '../leases/durable-lease.js';
import { ProcessLease } from '../leases/process-lease.js';
import { ChargeEvents } from './charge-events.js';
import type { HoldRequest, ReleasedHold, Settlement } from './hold.js';
import { HoldEntity } from './hold.entity.js';
import { type Verdict, openSpendingGroups, reserveGroup } from './reserve.sql.js';
import { endHolds, refundCharges, unrefundedCharges } from './settle.sql.js';

const HOLD_IS_UNIQUE = 'holds_pkey';

/** Sets credits aside for calls under way, and ends that: the only code that moves a balance for a call. */
@Injectable()
export class HoldsService {
  private readonly reservations = new GroupCommit<HoldRequest, Verdict>((items) => this.reserveGroup(items), {
    maxGroup: 1000,
    lanes: 1,
  });
  private readonly openedGroups = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly lease: ProcessLease,
    private readonly events: ChargeEvents,
  ) {}

  /**
   * Takes the price from the balance until the call ends.
   * @throws InsufficientCreditsError | KeyCreditCapError when it does not suffice; nothing is held then.
   */
  async reserve(hold: HoldRequest): Promise<void> {
    for (;;) {
      const verdict = await this.verdictOn(hold);
      if (verdict.granted) return;
      const { balance, overage_limit: overageLimit, key_remaining: remaining } = verdict;
      const price = hold.amountCredits;
      if (price > balance + overageLimit)
        throw new InsufficientCreditsError({ balance, overageLimit, price });
      if (hold.keyCapCredits !== null && price > (remaining ?? 0)) {
        throw new KeyCreditCapError({ remaining: remaining ?? 0, cap: hold.keyCapCredits, price });
      }
      // It fits by itself: a denied neighbour of its group crowded it out. The next group decides anew.
    }
  }

  /**
   * Ties a hold of this process to durable work, inside the caller's transaction: from then on it waits for the work.
   * @returns false when it was undone before.
   */
  async handOver(manager: EntityManager, holdId: string): Promise<boolean> {
    const { affected } = await manager.update(HoldEntity, { id: holdId }, { leaseId: DURABLE_LEASE });
    return affected === 1;
  }

  /** Whether a hold is tied to durable work. */
  async isHandedOver(holdId: string): Promise<boolean> {
    return this.dataSource.getRepository(HoldEntity).existsBy({ id: holdId, leaseId: DURABLE_LEASE });
  }

  /**
   * Ends holds inside the caller's transaction, those of durable work too. It may be repeated: what was charged before
   * is told again.
   * @returns charged credits by hold id; a hold that is gone is missing and was not charged.
   */
  async settle(manager: EntityManager, settlements: readonly Settlement[]): Promise<Map<string, number>> {
    if (settlements.length === 0) return new Map();
    const ended = await endHolds(manager, settlements, null);
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
   * Returns held credits uncharged, inside the caller's transaction. A hold of durable work stays: only the end of the
   * work ends it.
   * @returns the holds that were ended.
   */
  async release(manager: EntityManager, holdIds: readonly string[]): Promise<ReleasedHold[]> {
    if (holdIds.length === 0) return [];
    const ended = await endHolds(
      manager,
      holdIds.map((holdId) => ({ holdId, chargeCredits: 0, subject: '' })),
      DURABLE_LEASE,
    );
    return ended.map((hold) => ({
      ...hold.details,
      id: hold.id,
      accountId: hold.account_id,
      keyId: hold.key_id,
      createdAt: hold.created_at,
    }));
  }

  /**
   * Gives charges back inside the caller's transaction; what was given back before stays as it is.
   * @param subjects of the charges.
   */
  async refund(manager: EntityManager, subjects: readonly string[], reason: string): Promise<void> {
    if (subjects.length > 0) await refundCharges(manager, subjects, reason);
  }

  private async verdictOn(hold: HoldRequest): Promise<Verdict> {
    try {
      return await this.reservations.submit(hold);
    } catch (error) {
      // Ids are made here and used once: the first try was committed, and its connection broke before it said so.
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

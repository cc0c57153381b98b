import { Injectable } from '@nestjs/common';
import type { Outcome, ProviderFailure } from '@capstan/kit';
import type { HeldJob } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { HeldMessages } from './held-messages.js';
import { ageOfAttemptMs } from './message-attempts.sql.js';
import type { MessageAttempt } from './message.js';
import { MessageAttemptEntity } from './message-attempt.entity.js';

/**
 * The requests made for messages. A request is committed before it is made, and has no outcome until the transport is known
 * to have refused or accepted the message.
 */
@Injectable()
export class MessageAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly held: HeldMessages,
  ) {}

  /** In their order. */
  of(messageId: string): Promise<MessageAttempt[]> {
    return this.dataSource
      .getRepository(MessageAttemptEntity)
      .find({ where: { messageId }, order: { number: 'ASC' } });
  }

  /** Time since a request was recorded, by the clock of the database. Infinity if there is none. */
  async ageMs(messageId: string, number: number): Promise<number> {
    return (await ageOfAttemptMs(this.dataSource, messageId, number)) ?? Infinity;
  }

  /** Records a request that is about to be made. @throws LeaseLostError when the message is not this worker's. */
  async begin(claim: HeldJob, number: number, transport: string): Promise<void> {
    await this.held.write(claim, async (manager) => {
      await manager.insert(MessageAttemptEntity, { messageId: claim.id, number, transport });
      return [];
    });
  }

  /** Records that the transport refused the message. @throws LeaseLostError */
  async refused(claim: HeldJob, number: number, failure: ProviderFailure): Promise<void> {
    await this.held.write(claim, async (manager) => {
      const { outcome, message: detail, isTransient } = failure;
      await this.end(manager, claim.id, number, { outcome, detail, isTransient });
      return [];
    });
  }

  /** Records that the transport may have accepted the message. @throws LeaseLostError */
  async undecided(claim: HeldJob, number: number, detail: string): Promise<void> {
    await this.held.write(claim, async (manager) => {
      await this.end(manager, claim.id, number, { outcome: null, detail });
      return [];
    });
  }

  /** Records the answer of a transport, in the transaction of what follows from it. */
  async end(
    manager: EntityManager,
    messageId: string,
    number: number,
    {
      outcome,
      detail,
      isTransient = false,
    }: { outcome: Outcome | null; detail: string | null; isTransient?: boolean },
  ): Promise<void> {
    await manager.update(
      MessageAttemptEntity,
      { messageId, number },
      { outcome, detail, isTransient, endedAt: () => 'clock_timestamp()' },
    );
  }
}

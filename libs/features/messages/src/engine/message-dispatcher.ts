import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { MessageNotifier } from '../rows/message-notifier.js';
import { MessageStore } from '../rows/message-store.js';
import { Retention } from './retention.js';
import { MESSAGES_QUEUE } from './messages.queue.js';
import { MessageRunner } from './message-runner.js';

/** Enqueues messages that are due. */
@Injectable()
export class MessageDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(MESSAGES_QUEUE) queue: Queue<WaitingJob>,
    runner: MessageRunner,
    notifier: MessageNotifier,
    private readonly store: MessageStore,
    private readonly retention: Retention,
  ) {
    super(queue, runner, notifier);
  }

  protected override claimable(limit: number): Promise<ClaimableJob[]> {
    return this.store.claimable(limit);
  }

  protected override prune(): Promise<void> {
    return this.retention.run();
  }
}

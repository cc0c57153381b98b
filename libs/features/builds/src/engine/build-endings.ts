import { Injectable, Logger } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import {
  WorkerShutdown,
  type JobLease,
  LeaseLostError,
  StopRequested,
  MaxAttemptsExceeded,
  ThreadError,
  isTransient,
} from '@capstan/platform-jobs';
import { Outbox } from '@capstan/platform-events';
import { WorkspaceDamagedError, WorkspaceFullError, WorkspacesUnavailableError } from '@capstan/workspaces';
import type { EntityManager } from 'typeorm';
import { BuildEntity } from '../tables/build.entity.js';
import type { Claim } from '../builds/claim.js';
import { HeldBuilds } from '../builds/held-builds.js';
import { refundUnchanged } from '../builds/refund-unchanged.sql.js';
import { warningAbout } from '../builds/shown-work.js';
import { shownWorkOf } from '../builds/shown-work.sql.js';
import { BuildCapError } from '../errors/build-cap.error.js';
import { QuestionAskedError } from '../errors/question-asked.error.js';
import { WorkspaceStorageFullError } from '@capstan/sites';
import { buildCompleted, buildFailed, buildStopped } from '../events/domain-events.js';
import { MessageStore } from '../messages/message-store.js';
import { FailedBuildTime } from './failed-build-time.js';
import { StoppedBuildPublisher } from './stopped-build-publisher.js';
import type { LeasedSession } from './leased-session.js';

const NOTHING_SHOWN =
  'The home page did not pass the checks, so nothing of this build is shown. The build is free; the work is kept.';

/** Ends builds: completed, stopped, failed, or handed over. */
@Injectable()
export class BuildEndings {
  private readonly logger = new Logger('Builds');

  constructor(
    private readonly held: HeldBuilds,
    private readonly credits: HoldsService,
    private readonly messages: MessageStore,
    private readonly stoppedBuildPublisher: StoppedBuildPublisher,
    private readonly wasted: FailedBuildTime,
    private readonly outbox: Outbox,
  ) {}

  /** @returns false if an instruction arrived before the end was written. */
  async complete(claim: Claim, session: LeasedSession): Promise<boolean> {
    session.signal.throwIfAborted();
    let isDone = false;
    await this.held.write(claim, async (manager) => {
      const waiting = await this.messages.open(claim.id, manager);
      isDone = waiting.length === 0;
      if (!isDone) return [];
      const work = await shownWorkOf(manager, claim.id);
      if (!session.hasPublished) {
        await end(manager, claim.id, 'failed', NOTHING_SHOWN);
        await this.refund(manager, claim, 'nothing of the build could be shown');
        const data = { execution_id: claim.id, reason: NOTHING_SHOWN };
        await this.outbox.append(manager, buildFailed.create(claim.accountId, data));
        return [{ kind: 'build.failed', fields: { reason: NOTHING_SHOWN, ...work } }];
      }
      await end(manager, claim.id, 'completed', null);
      await refundUnchanged(manager, this.credits, claim);
      const data = { execution_id: claim.id, ...shownBy(session) };
      await this.outbox.append(manager, buildCompleted.create(claim.accountId, data));
      const warning = warningAbout(work);
      return [
        ...(warning ? [{ kind: 'warning' as const, fields: { ...warning } }] : []),
        { kind: 'build.completed', fields: { preview_url: session.previewUrl, ...work } },
      ];
    });
    return isDone;
  }

  /** Ends or hands over a build whose work was interrupted. */
  async after(
    claim: Claim,
    session: LeasedSession | undefined,
    lease: JobLease,
    thrown: unknown,
  ): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return;
    // The state is unknown; the next claim continues, here or elsewhere.
    if (reason instanceof WorkerShutdown || reason instanceof QuestionAskedError) {
      return this.held.handOver(claim);
    }
    if (isTransient(reason)) return this.held.release(claim);
    if (reason instanceof StopRequested) {
      try {
        await this.stop(claim);
      } finally {
        // The stopping process may have ended the build already: the work exists all the same.
        const head = session?.checkout.head ?? null;
        if (head !== null && head !== session?.judged) this.stoppedBuildPublisher.begin(claim, head);
        await this.wasted.count(claim.id);
      }
      return;
    }
    if (!(reason instanceof BuildCapError || reason instanceof WorkspaceStorageFullError)) {
      this.logger.error(
        { msg: `build ${claim.id} failed`, execution_id: claim.id },
        reason instanceof Error ? reason.stack : String(reason),
      );
    }
    await this.fail(claim, session, failureOf(reason));
    if (reason instanceof BuildCapError || reason instanceof MaxAttemptsExceeded || isTooLong(reason))
      await this.wasted.count(claim.id);
  }

  private async stop(claim: Claim): Promise<void> {
    await this.held.write(claim, async (manager) => {
      await end(manager, claim.id, 'stopped', null);
      await refundUnchanged(manager, this.credits, claim);
      await this.outbox.append(manager, buildStopped.create(claim.accountId, { execution_id: claim.id }));
      const work = await shownWorkOf(manager, claim.id);
      return [
        ...(await this.messages.giveUp(manager, claim)),
        { kind: 'build.stopped', fields: { ...work } },
      ];
    });
  }

  private async fail(
    claim: Claim,
    session: LeasedSession | undefined,
    { reason, isServiceFailure }: Failure,
  ): Promise<void> {
    await this.held.write(claim, async (manager) => {
      await end(manager, claim.id, 'failed', reason);
      if (isServiceFailure) await this.refund(manager, claim, 'the build failed because of the service');
      const kept = session ? shownBy(session) : {};
      const data = { execution_id: claim.id, reason, ...kept };
      await this.outbox.append(manager, buildFailed.create(claim.accountId, data));
      const work = await shownWorkOf(manager, claim.id);
      return [
        ...(await this.messages.giveUp(manager, claim)),
        { kind: 'build.failed', fields: { reason, ...kept, ...work } },
      ];
    });
  }

  /**
   * In the transaction that proves that this worker may end the build, so that the charge is refunded once.
   */
  private async refund(manager: EntityManager, { chargeSubject }: Claim, reason: string): Promise<void> {
    if (chargeSubject !== null) await this.credits.refund(manager, [chargeSubject], reason);
  }
}

const end = (
  manager: EntityManager,
  id: string,
  status: 'completed' | 'failed' | 'stopped',
  failure: string | null,
): Promise<unknown> =>
  manager.update(BuildEntity, { id }, { status, failure, finishedAt: () => 'now()', leaseUntil: null });

const shownBy = ({ hasPublished, previewUrl }: LeasedSession): { preview_url?: string } =>
  hasPublished ? { preview_url: previewUrl } : {};

/** A prompt or message that was not read within the time of a thread. */
const isTooLong = (reason: unknown): boolean => reason instanceof ThreadError && reason.reason === 'too_long';

/** Why a build failed. */
interface Failure {
  /** For the owner: what they can act on, without internals. */
  reason: string;
  /** The service failed, or rejected the build before it started, so the build is free. */
  isServiceFailure: boolean;
}

function failureOf(reason: unknown): Failure {
  if (reason instanceof WorkspaceFullError) {
    return { reason: `${reason.message} The work committed so far is kept.`, isServiceFailure: false };
  }
  if (reason instanceof BuildCapError && reason.cap === 'time') {
    const late = 'The build took longer than one build may';
    return {
      reason: `${late}; the work committed so far is kept, and another build continues it.`,
      isServiceFailure: false,
    };
  }
  if (isTooLong(reason)) {
    return {
      reason:
        'A prompt or message takes too long to read: send a shorter one, or several. The build is free; the work committed so far is kept.',
      isServiceFailure: true,
    };
  }
  if (reason instanceof WorkspaceStorageFullError) {
    return { reason: `${reason.message} ${reason.alternativeAction}`, isServiceFailure: true };
  }
  if (reason instanceof WorkspacesUnavailableError) {
    return {
      reason: 'This service cannot store work: its operator must install git.',
      isServiceFailure: true,
    };
  }
  if (reason instanceof WorkspaceDamagedError) {
    return {
      reason: 'The stored work of this site is damaged: the operator must restore it. The build is free.',
      isServiceFailure: true,
    };
  }
  const what =
    reason instanceof MaxAttemptsExceeded
      ? 'Several workers in a row ended during this build without progress, so it failed'
      : 'An internal error occurred';
  return {
    reason: `${what}. The build is free; the work committed so far is kept, and another build continues it.`,
    isServiceFailure: true,
  };
}

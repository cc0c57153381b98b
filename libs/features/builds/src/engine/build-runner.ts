import { Inject, Injectable, Logger } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import { JobLease, JobRunner, LeaseLostError, type QueueConfig, queueConfig } from '@capstan/platform-jobs';
import { Workspaces, type Checkout } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { BuildEntity } from '../tables/build.entity.js';
import { BuildStore } from '../builds/build-store.js';
import type { Claim } from '../builds/claim.js';
import { HeldBuilds } from '../builds/held-builds.js';
import { Builders } from '../builders/builders.js';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';
import { CompaniesService, PreviewAddresses, SitesService, WorkspaceStorage } from '@capstan/sites';
import { BuildNotifier } from '../events/build-notifier.js';
import { BuildCapError } from '../errors/build-cap.error.js';
import { MessageStore } from '../messages/message-store.js';
import { BuildEndings } from './build-endings.js';
import { CommitJudge } from './commit-judge.js';
import { StoppedBuildPublisher } from './stopped-build-publisher.js';
import { LeasedSession } from './leased-session.js';
import { ShownCommits } from './shown-commits.js';
import { UnreportedCommits } from './unreported-commits.js';

/** Claims builds and works on them until they end or are handed over. */
@Injectable()
export class BuildRunner extends JobRunner<Claim> {
  private readonly logger = new Logger('Builds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: BuildStore,
    private readonly held: HeldBuilds,
    private readonly messages: MessageStore,
    private readonly companies: CompaniesService,
    private readonly storage: WorkspaceStorage,
    private readonly sites: SitesService,
    private readonly workspaces: Workspaces,
    private readonly judge: CommitJudge,
    private readonly shown: ShownCommits,
    private readonly builders: Builders,
    private readonly endings: BuildEndings,
    private readonly credits: HoldsService,
    private readonly unreportedCommits: UnreportedCommits,
    private readonly stoppedBuildPublisher: StoppedBuildPublisher,
    private readonly addresses: PreviewAddresses,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
    @Inject(queueConfig.token) queue: QueueConfig,
    notifier: BuildNotifier,
  ) {
    super(notifier, queue.workerConcurrency, 'build');
  }

  override async handOver(): Promise<void> {
    await super.handOver();
    await this.stoppedBuildPublisher.close();
  }

  protected override claim(id: string): Promise<Claim | null> {
    return this.store.claim(id);
  }

  protected override release(claim: Claim): Promise<void> {
    return this.held.handOver(claim);
  }

  protected override leaseOf(claim: Claim): JobLease {
    return new JobLease({
      jobId: claim.id,
      renew: () => this.held.renew(claim),
      isStopRequested: claim.isStopRequested,
      remainingMs: (this.config.maxMinutes * 60 - claim.runningSeconds) * 1000,
      deadlineReason: new BuildCapError('time'),
    });
  }

  protected override async work(claim: Claim, lease: JobLease): Promise<void> {
    let checkout: Checkout | undefined;
    let session: LeasedSession | undefined;
    try {
      lease.signal.throwIfAborted();
      const { previewToken, accountId } = await this.sites.byId(claim.siteId);
      if (!claim.isBegun) await this.storage.requireSpace(accountId);
      checkout = await this.workspaces.checkOut(claim.siteId, `${claim.id}-${claim.generation}`);
      const entered = await this.enter(claim, checkout);
      const { isDefault, name } = await this.companies.byId(claim.companyId);
      const { dataSource, held, messages, judge, shown, config, credits } = this;
      const parts = { dataSource, held, messages, judge, shown, config, credits };
      const url = this.addresses.urlOf(previewToken);
      session = new LeasedSession(
        entered,
        checkout,
        lease.signal,
        parts,
        url,
        isDefault || claim.siteId !== claim.companyId ? null : name,
      );
      await this.builders.run(session);
      while (!(await this.endings.complete(claim, session))) await this.builders.run(session);
    } catch (error) {
      // A later heartbeat would undo the release of the lease.
      lease.close();
      if (error instanceof LeaseLostError) lease.abort(error);
      await this.endings.after(claim, session, lease, error).catch((cause: unknown) => {
        // The database is unavailable: the lease expires, and the next claim ends or continues the build.
        this.logger.warn(`could not end build ${claim.id}: ${String(cause)}`);
      });
    } finally {
      await checkout?.close().catch((error: unknown) => this.logger.debug(String(error)));
      if (checkout)
        await this.storage.measure(claim.siteId).catch((error: unknown) => this.logger.warn(String(error)));
    }
  }

  /**
   * Records the start commit, or that the build resumes after another worker, with the events that one could
   * not write.
   */
  private async enter(claim: Claim, checkout: Checkout): Promise<Claim> {
    const firstCommit = claim.isBegun ? claim.firstCommit : checkout.head;
    const unreported = claim.isBegun ? await this.unreportedCommits.find(claim) : [];
    await this.held.write(claim, async (manager) => {
      if (claim.isBegun) {
        return [{ kind: 'build.resumed', fields: { generation: claim.generation } }, ...unreported];
      }
      await manager.update(BuildEntity, { id: claim.id }, { firstCommit, builder: 'deterministic' });
      return [];
    });
    return { ...claim, firstCommit };
  }
}

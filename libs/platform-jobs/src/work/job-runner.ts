import { type TakenJob, isWornOut } from '../rows/takes.js';
import type { JobNews } from '../events/job-news.js';
import type { JobLease } from './job-lease.js';
import { HandedOver, StopRequested, WornOut } from './reasons.js';

/** Takes jobs and works on them until they end, or somebody else has to go on. */
export abstract class JobRunner<C extends TakenJob> {
  private readonly running = new Map<string, { lease: JobLease; end: Promise<void> }>();
  private isClosing = false;

  constructor(news: Pick<JobNews, 'onStop'>) {
    news.onStop((id) => this.running.get(id)?.lease.abort(new StopRequested()));
  }

  /** Works on a job if it is free; resolves when this worker is done with it. */
  async run(id: string): Promise<void> {
    if (this.isClosing || this.running.has(id)) return;
    const claim = await this.claim(id);
    if (!claim) return;
    if (this.isClosing) return this.giveBack(claim);
    const lease = this.leaseOf(claim);
    if (isWornOut(claim)) lease.abort(new WornOut());
    const end = this.work(claim, lease).finally(() => {
      lease.close();
      this.running.delete(id);
    });
    this.running.set(id, { lease, end });
    await end;
  }

  /** Lets go of all jobs, so that another process goes on with them at once. */
  async handOver(): Promise<void> {
    this.isClosing = true;
    const running = [...this.running.values()];
    running.forEach(({ lease }) => lease.abort(new HandedOver()));
    await Promise.allSettled(running.map(({ end }) => end));
  }

  /** Takes a job for this worker; null when another one has it, or it must wait. */
  protected abstract claim(id: string): Promise<C | null>;

  /** Gives a job back that nothing was done for. */
  protected abstract giveBack(claim: C): Promise<void>;

  protected abstract leaseOf(claim: C): JobLease;

  /** Works until the job ends or the lease's signal aborts, be it from the start, and writes down which. */
  protected abstract work(claim: C, lease: JobLease): Promise<void>;
}

import { Logger } from '@nestjs/common';
import type { BrowserConfig } from '../browser.config.js';
import type { ChromiumProcess } from './chromium-process.js';

const MEMORY_CHECK_MS = 2000;

/** A lease on a Chromium for one visit. */
export interface Lease {
  chromium: ChromiumProcess;
  /** Returns it. Call once. */
  end(): void;
}

interface Member {
  chromium: ChromiumProcess;
  visits: number;
  pages: number;
  isRetired: boolean;
}

/**
 * Shares one Chromium between all visits: started by the first, shut down when idle, replaced after a number of
 * pages or when it uses too much memory. The replaced one runs until its visits have ended.
 */
export class ChromiumPool {
  private readonly logger = new Logger('Browser');
  private readonly members = new Set<Member>();
  private current: Member | undefined;
  private starting: Promise<Member> | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private memoryTimer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly config: Pick<BrowserConfig, 'idleMs' | 'pagesPerProcess' | 'memoryBytes'>,
    private readonly start: () => Promise<ChromiumProcess>,
  ) {}

  /** Rejects with the error of `start`. */
  async lease(): Promise<Lease> {
    clearTimeout(this.idleTimer);
    const member = await this.member();
    member.visits += 1;
    member.pages += 1;
    if (member.pages >= this.config.pagesPerProcess) this.retire(member);
    this.watchMemory();
    let isHeld = true;
    return {
      chromium: member.chromium,
      end: () => {
        if (!isHeld) return;
        isHeld = false;
        member.visits -= 1;
        this.onReturn(member);
      },
    };
  }

  /** Ends all of them at once, with their visits. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idleTimer);
    clearInterval(this.memoryTimer);
    await this.starting?.catch(() => {});
    await Promise.all(
      [...this.members].map(({ chromium }) => {
        chromium.kill();
        return chromium.gone;
      }),
    );
  }

  private async member(): Promise<Member> {
    if (this.isClosed) throw new Error('the browser has been shut down');
    if (this.current?.chromium.isAlive) return this.current;
    this.starting ??= this.startMember().finally(() => (this.starting = undefined));
    const member = await this.starting;
    // Many callers may have waited for this one; those beyond its limit use the next.
    return member.isRetired || !member.chromium.isAlive ? this.member() : member;
  }

  private async startMember(): Promise<Member> {
    const chromium = await this.start();
    const member: Member = { chromium, visits: 0, pages: 0, isRetired: false };
    this.members.add(member);
    this.current = member;
    void chromium.gone.then(() => {
      this.members.delete(member);
      if (this.current === member) this.current = undefined;
    });
    if (this.isClosed) chromium.kill();
    return member;
  }

  private retire(member: Member): void {
    member.isRetired = true;
    if (this.current === member) this.current = undefined;
  }

  private onReturn(member: Member): void {
    if (member.visits > 0) return;
    if (member.isRetired) {
      void member.chromium.close();
      return;
    }
    void this.checkMemory(member);
    this.idleTimer?.close();
    this.idleTimer = setTimeout(() => this.shutDownIdle(), this.config.idleMs);
    this.idleTimer.unref();
  }

  private shutDownIdle(): void {
    const { current } = this;
    if (current === undefined || current.visits > 0) return;
    this.retire(current);
    void current.chromium.close();
  }

  private watchMemory(): void {
    this.memoryTimer ??= setInterval(() => {
      for (const member of this.members) void this.checkMemory(member);
      if (this.members.size > 0) return;
      clearInterval(this.memoryTimer);
      this.memoryTimer = undefined;
    }, MEMORY_CHECK_MS).unref();
  }

  private async checkMemory(member: Member): Promise<void> {
    const bytes = await member.chromium.residentBytes();
    if (bytes <= this.config.memoryBytes) return;
    if (!member.isRetired) this.logger.log(`Chromium uses ${Math.round(bytes / 2 ** 20)} MB and is replaced`);
    this.retire(member);
    if (bytes > this.config.memoryBytes * 2) member.chromium.kill();
    else if (member.visits === 0) void member.chromium.close();
  }
}

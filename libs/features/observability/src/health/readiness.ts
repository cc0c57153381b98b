import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { pingDatabase } from '@capstan/platform-core';
import { Broadcast, RedisConnection } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';

/** Limit of one check; probes usually wait for a few seconds. */
const CHECK_TIMEOUT_MS = 3_000;

/** A dependency of the process. */
export interface ReadinessCheck {
  name: 'database' | 'redis' | 'broadcast' | 'process';
  isOk: boolean;
  /** The error, for operators; may contain host names. */
  reason?: string;
}

/** Whether a process can work. */
export interface ReadinessReport {
  /** False while calls would fail: no database, or the process is stopping. */
  isReady: boolean;
  checks: ReadinessCheck[];
}

/** Checks what this process needs. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly broadcast: Broadcast,
    private readonly redis: RedisConnection,
  ) {}

  /** Nest's first hook of a shutdown: balancers send nothing more while calls in flight finish. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  async check(): Promise<ReadinessReport> {
    const database = await checked('database', () => pingDatabase(this.dataSource));
    const checks = [database, ...this.connected(), this.received(), this.running()];
    return { isReady: database.isOk && !this.isStopping, checks };
  }

  /** Redis is not asked: the service works without it, so a probe must not wait for it. */
  private connected(): ReadinessCheck[] {
    const { client } = this.redis;
    if (!client) return [];
    const isOk = client.status === 'ready' || client.status === 'wait';
    return [isOk ? { name: 'redis', isOk } : { name: 'redis', isOk, reason: `connection: ${client.status}` }];
  }

  private received(): ReadinessCheck {
    const { connected } = this.broadcast;
    return connected
      ? { name: 'broadcast', isOk: true }
      : {
          name: 'broadcast',
          isOk: false,
          reason: 'reconnecting: keys are verified in the database meanwhile',
        };
  }

  private running(): ReadinessCheck {
    return this.isStopping
      ? { name: 'process', isOk: false, reason: 'it is shutting down' }
      : { name: 'process', isOk: true };
  }
}

async function checked(name: ReadinessCheck['name'], check: () => Promise<unknown>): Promise<ReadinessCheck> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  try {
    await Promise.race([check(), promise]);
    return { name, isOk: true };
  } catch (error) {
    return { name, isOk: false, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}

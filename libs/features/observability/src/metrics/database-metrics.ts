import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';

/** Connections of this process's pool. */
@Injectable()
export class DatabaseMetrics {
  constructor(metrics: Metrics, dataSource: DataSource) {
    // TypeORM's PostgreSQL driver keeps the pool of pg under this name.
    const pool = (): Pool => (dataSource.driver as unknown as { master: Pool }).master;
    metrics.gauge({
      name: 'capstan_database_connections',
      help: 'Connections of the pool, in use or idle. Its size is DATABASE_POOL_SIZE.',
      labelNames: ['state'],
      read: () => {
        const { totalCount, idleCount } = pool();
        return [
          [{ state: 'used' }, totalCount - idleCount],
          [{ state: 'idle' }, idleCount],
        ];
      },
    });
    metrics.gauge({
      name: 'capstan_database_waiting',
      help: 'Statements that wait for a connection.',
      read: () => [[{}, pool().waitingCount]],
    });
  }
}

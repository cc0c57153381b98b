import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** Returns the connection pool of the data source, which better-auth shares. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;

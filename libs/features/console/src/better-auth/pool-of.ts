import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The connections of the data source, which better-auth shares: it opens none of its own. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as unknown as { master: Pool }).master;

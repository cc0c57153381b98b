import type { Queryable } from '@capstan/platform-core';
import type { JobTables } from '../tables/job-tables.js';
import { deleteInBatches } from './delete-in-batches.sql.js';

/** Deletes jobs that ended `days` ago. */
export const pruneJobs = (
  database: Queryable,
  { jobs }: Pick<JobTables, 'jobs'>,
  days: number,
): Promise<void> =>
  deleteInBatches(
    database,
    `DELETE FROM ${jobs} WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${jobs} WHERE finished_at < now() - make_interval(days => $2) LIMIT $1))`,
    [days],
  );

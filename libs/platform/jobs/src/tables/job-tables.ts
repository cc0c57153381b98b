/**
 * Names of the tables of one kind of job; constants of the code, as they go into SQL.
 *
 * The jobs' table has `id`, `generation`, `fruitless_takes`, `claimed_at`, `lease_until`, `stop_requested_at`, `next_seq` (of
 * the next event, from 1) and `finished_at` (null until the job has ended). The events' table has `seq`, `kind`, `fields` and `at`.
 */
export interface JobTables {
  jobs: string;
  events: string;
  /** Column of the events' table that names the job. */
  key: string;
}

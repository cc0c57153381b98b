/**
 * Names of the tables of one kind of job. All values are constants of the code: they are inserted into SQL.
 *
 * The table of jobs has `id`, `generation`, `fruitless_takes` (attempts without progress), `claimed_at`, `lease_until`,
 * `stop_requested_at`, `next_seq` (of the next event, from 1) and `finished_at` (null until the job has ended).
 * The table of events has `seq`, `kind`, `fields` and `at`.
 */
export interface JobTables {
  jobs: string;
  events: string;
  /** Column of the event table that references the job. */
  key: string;
}

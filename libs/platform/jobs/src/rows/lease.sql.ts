/** How long a lease lasts without renewal; takeover needs this long and one poll. */
export const JOB_LEASE_SECONDS = 5;

/** SQL: extends the lease from now on. */
export const EXTEND_LEASE = `lease_until = clock_timestamp() + make_interval(secs => ${JOB_LEASE_SECONDS})`;

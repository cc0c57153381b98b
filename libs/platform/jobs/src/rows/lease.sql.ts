/** How long a worker keeps a job without a sign of life; takeover needs this long and one look around. */
export const LEASE_SECONDS = 5;

/** SQL: keeps a job from now on. */
export const KEEP = `lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

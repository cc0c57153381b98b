/** How long a worker keeps a job without a sign of life; takeover needs this long and one look around. */
export const LEASE_SECONDS = 5;

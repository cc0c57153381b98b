import type { Capstan } from '@capstan/client';

/** A research run of the REST API. */
export type Run = Awaited<ReturnType<Capstan['researchRuns']['get']>>['data'];

/** Recommended polling interval in seconds, by depth. */
const POLL_AFTER_SECONDS: Readonly<Record<string, number>> = { standard: 5, deep: 10, comprehensive: 20 };

export const pollAfterSeconds = ({ depth }: Run): number => POLL_AFTER_SECONDS[depth] ?? 10;

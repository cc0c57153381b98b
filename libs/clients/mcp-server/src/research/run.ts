import type { Capstan } from '@capstan/client';

/** A run of research as the REST API shows it. */
export type Run = Awaited<ReturnType<Capstan['researchRuns']['get']>>['data'];

/** Seconds after which asking again is worth it, by depth. */
const POLL_AFTER_SECONDS: Readonly<Record<string, number>> = { standard: 5, deep: 10, comprehensive: 20 };

export const pollAfterSeconds = ({ depth }: Run): number => POLL_AFTER_SECONDS[depth] ?? 10;

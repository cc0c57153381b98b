import { configOf } from '@capstan/config';
import { modelsConfig } from '@capstan/platform-models';
import { storageConfig } from '@capstan/platform-storage';
import { type Finding, failed, ok, skipped } from '../finding.js';
import type { Installation } from '../installation.js';
import { readUrl } from './read-url.js';

/** A `Date` header has whole seconds, and the response took some time. */
const SKEW_MS = 5_000;

/** Compares the clock with that of a configured server: the bucket, or that of the first language model. */
export async function checkClock({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const { bucket } = configOf(setup.config, storageConfig);
  const servers = [
    ...(bucket ? [bucket.endpoint] : []),
    ...configOf(setup.config, modelsConfig).models.map(({ baseUrl }) => baseUrl),
  ];
  for (const url of servers) {
    const beforeMs = Date.now();
    const answer = await readUrl(url);
    const date = answer.kind === 'answered' ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN;
    if (!Number.isNaN(date)) return findingOfClock(date - (beforeMs + Date.now()) / 2, new URL(url).host);
  }
  return skipped('No configured server states the time; the clock is compared with that of the database.');
}

/** @param skewMs clock of the server minus that of this machine. */
export function findingOfClock(skewMs: number, host: string): Finding {
  if (Math.abs(skewMs) < SKEW_MS) return ok(`The clocks of this machine and of ${host} agree.`);
  return failed(
    `The clock of this machine is ${(Math.abs(skewMs) / 1000).toFixed(0)} s ${skewMs > 0 ? 'behind' : 'ahead of'} that of ${host}.`,
    'Run NTP (systemd-timesyncd, chrony): storage and vendors refuse signatures of another time.',
  );
}

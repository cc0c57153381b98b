import { Pool } from 'pg';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createService } from '../service/service.js';
import { byHold, byPaidCall } from './by-service.js';
import type { ChargeJob, ChargeResult, Charger, ChargerName } from './charge-job.js';
import { fundAccounts } from './funded-accounts.js';
import { byStatement, byTransaction, commits } from './rivals.js';

const CALLERS = 500;
/** The connection limit of the service. */
const CONNECTIONS = 10;
const MANY_ACCOUNTS = 1000;

const url = JSON.parse(process.argv[2] ?? '') as string;
const app = await createService(url);
const pool = new Pool({ connectionString: url, max: CONNECTIONS });
const hot = (): Promise<string[]> => fundAccounts(pool, 1);
const many = (): Promise<string[]> => fundAccounts(pool, MANY_ACCOUNTS);

const chargers: Record<ChargerName, Charger> = {
  commits: await commits(pool),
  'transaction-hot': byTransaction(pool, await hot()),
  'statement-hot': byStatement(pool, await hot()),
  'hold-hot': byHold(app, await hot()),
  'paid-call-hot': byPaidCall(app, await hot()),
  'transaction-many': byTransaction(pool, await many()),
  'hold-many': byHold(app, await many()),
  'paid-call-many': byPaidCall(app, await many()),
};

async function charge({ charger, durationMs }: ChargeJob): Promise<ChargeResult> {
  const chargeOnce = chargers[charger];
  const cpuBefore = ownCpuMs();
  const began = performance.now();
  let charges = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - began < durationMs) {
      await chargeOnce();
      charges += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return { charges, elapsedMs: performance.now() - began, cpuMs: ownCpuMs() - cpuBefore };
}

serveJobs({}, charge, async () => {
  await pool.end();
  await app.close();
});

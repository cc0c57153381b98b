import { withoutTimeLimits } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { durableRules } from './durable-rules.sql.js';
import type { DurableWork } from './durable-work.js';
import { LEDGER_RULES, violationsOf } from './ledger-rules.sql.js';

/** A sum that does not add up. */
export interface CreditViolation {
  rule: string;
  subject: string;
  detail: string;
}

/**
 * Proves the invariant of the ledger (docs/adr/0004-credits.md). It connects anew, without limits of time, since it reads all
 * that was ever booked.
 * @param works all that keeps credits held until it ends.
 * @returns what breaks the invariant; empty when all adds up.
 */
export async function auditCredits(
  dataSource: DataSource,
  works: readonly DurableWork[] = [],
): Promise<CreditViolation[]> {
  const patient = await new DataSource(withoutTimeLimits(dataSource.options)).initialize();
  try {
    return await patient.transaction('REPEATABLE READ', async (manager) => {
      const violations: CreditViolation[] = [];
      for (const rule of [...LEDGER_RULES, ...durableRules(works)]) {
        const rows = await violationsOf(manager, rule);
        violations.push(...rows.map((row) => ({ rule: rule.rule, ...row })));
      }
      return violations;
    });
  } finally {
    await patient.destroy();
  }
}

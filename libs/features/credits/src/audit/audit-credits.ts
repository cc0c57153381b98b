import { withoutTimeLimits } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { durableRules } from './durable-rules.sql.js';
import type { DurableWork } from './durable-work.js';
import { LEDGER_RULES, violationsOf } from './ledger-rules.sql.js';

/** A violated rule of the ledger. */
export interface CreditViolation {
  rule: string;
  subject: string;
  detail: string;
}

/**
 * Verifies the invariants of the ledger (docs/adr/0004-credits.md). Uses a new connection without timeouts,
 * since it reads the whole ledger.
 * @param works all kinds of work that hold credits until they end.
 * @returns the violations.
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

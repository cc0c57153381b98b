import { auditCredits } from '@capstan/credits';
import { openCapabilityJobs } from '@capstan/jobs';
import { openMessages } from '@capstan/messages';
import { openRuns } from '@capstan/research';
import { type CommandContext, withDatabase } from './with-database.js';

/** `npm run audit:credits`: prints violations of the ledger's invariants. @returns 1 if there are any. */
export function audit(context: CommandContext): Promise<number> {
  return withDatabase(context, async ({ dataSource }) => {
    const violations = await auditCredits(dataSource, [openRuns, openMessages, openCapabilityJobs]);
    for (const { rule, subject, detail } of violations)
      console.log(`VIOLATED ${rule}: ${subject}: ${detail}`);
    console.log(violations.length === 0 ? 'All credits add up.' : `${violations.length} violations.`);
    return violations.length === 0 ? 0 : 1;
  });
}

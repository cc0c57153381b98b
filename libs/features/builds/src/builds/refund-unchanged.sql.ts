import type { HoldsService } from '@capstan/credits';
import type { EntityManager } from 'typeorm';

/** Refunds a build that made no commit: it was not understood, or stopped before it did anything. */
export async function refundUnchanged(
  manager: EntityManager,
  credits: HoldsService,
  { id, chargeSubject }: { id: string; chargeSubject: string | null },
): Promise<void> {
  if (chargeSubject === null) return;
  const [row] = await manager.query<[{ hasCommits: boolean }]>(
    `SELECT EXISTS (SELECT FROM build_events WHERE build_id = $1 AND kind = 'commit.created') AS "hasCommits"`,
    [id],
  );
  if (!row.hasCommits) await credits.refund(manager, [chargeSubject], 'the build changed nothing');
}

import type { Queryable } from '@capstan/platform-core';

/** Reads what the keys of a spending group have been charged together. */
export async function readSpentCredits(database: Queryable, spendingGroupId: string): Promise<number> {
  const [group] = await database.query<{ spent: number }[]>(
    'SELECT spent FROM spending_groups WHERE spending_group_id = $1',
    [spendingGroupId],
  );
  return group?.spent ?? 0;
}

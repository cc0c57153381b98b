import type { EntityManager } from 'typeorm';
import type { ApiKey } from './api-key.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { type Descent, descendantsOf } from './descendants.js';

/**
 * Revokes the descendants of a key, in the transaction that revoked the key itself. A key that is created or
 * rotated concurrently is either found by a later round, or rejected because its parent is revoked.
 * @param assess if it throws for any of them, nothing changes.
 * @returns the revoked keys.
 */
export async function revokeDescendants(
  manager: EntityManager,
  descent: Descent,
  at: Date,
  assess: (key: ApiKey) => void,
): Promise<ApiKey[]> {
  const revoked: ApiKey[] = [];
  for (;;) {
    // In the lock order of the recorder of last uses, so that the two cannot deadlock.
    const found = await descendantsOf(manager, descent)
      .orderBy('k.id')
      .setLock('for_no_key_update')
      .getMany();
    if (found.length === 0) {
      // The query may have waited for a rotation whose new key it did not see.
      if (!(await descendantsOf(manager, descent).getExists())) return revoked;
      continue;
    }
    for (const key of found) assess(key);
    const ids = found.map(({ id }) => id);
    await manager
      .createQueryBuilder()
      .update(ApiKeyEntity)
      .set({ revokedAt: at })
      .where('id = ANY(:ids) AND revoked_at IS NULL', { ids })
      .execute();
    revoked.push(...found);
  }
}

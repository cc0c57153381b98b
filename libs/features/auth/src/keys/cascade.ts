import type { EntityManager } from 'typeorm';
import type { ApiKey } from './api-key.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { type Descent, descendantsOf } from './descendants.js';

/**
 * Revokes the descendants of a key within a transaction that has revoked the key itself. A key that is being
 * made or rotated at the same time either is found by a later round, or is refused because its parent is revoked.
 * @param assess what it throws about any of them leaves all as they were.
 * @returns the keys that were revoked.
 */
export async function revokeDescendants(
  manager: EntityManager,
  descent: Descent,
  at: Date,
  assess: (key: ApiKey) => void,
): Promise<ApiKey[]> {
  const revoked: ApiKey[] = [];
  for (;;) {
    // In the order in which the times of last use are written, so that the two cannot deadlock.
    const found = await descendantsOf(manager, descent)
      .orderBy('k.id')
      .setLock('for_no_key_update')
      .getMany();
    if (found.length === 0) {
      // The look may have waited for a rotation, whose new key it was too early to see.
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

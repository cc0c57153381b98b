import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity.js';

/**
 * Ids of the keys that `:root` made, directly or through keys it made. What a key made before it was rotated
 * belongs to its successor as well. The successor of a key is not one of its descendants.
 */
const DESCENDANT_IDS = `
  WITH RECURSIVE root (id) AS (
    SELECT :root::uuid
    UNION SELECT k.id FROM api_keys k JOIN root ON k.rotated_to = root.id
  ), made (id) AS (
    SELECT k.id FROM api_keys k JOIN root ON k.parent_key_id = root.id
    UNION SELECT k.id FROM api_keys k JOIN made ON k.parent_key_id = made.id
  )
  SELECT id FROM made`;

/** Which descendants: all of them, or those in one account. */
export interface Descent {
  root: string;
  accountId?: string;
}

/** Descendants of a key that are not revoked. */
export function descendantsOf(
  manager: EntityManager,
  { root, accountId }: Descent,
): SelectQueryBuilder<ApiKeyEntity> {
  const query = manager
    .createQueryBuilder(ApiKeyEntity, 'k')
    .where(`k.id IN (${DESCENDANT_IDS}) AND k.revoked_at IS NULL`, { root });
  return accountId === undefined ? query : query.andWhere('k.account_id = :accountId', { accountId });
}

import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ApiKeyEntity } from './api-key.entity.js';
import { DESCENDANT_IDS } from './descendant-ids.sql.js';

/** Selects descendants: all of them, or those in one account. */
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

import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

const CURSOR = 'cursor_row';

/**
 * Orders rows by creation, newest first, and continues strictly after the row with the id `after`.
 * @param within criteria of the list that the cursor must meet too: the row of another account gives an empty page, as
 * an unknown id does.
 */
export function newestFirst<Row extends ObjectLiteral & { id: string; createdAt: Date }>(
  query: SelectQueryBuilder<Row>,
  after?: string,
  within: Partial<Row> = {},
): SelectQueryBuilder<Row> {
  const { alias } = query;
  query.orderBy(`${alias}.createdAt`, 'DESC').addOrderBy(`${alias}.id`, 'DESC');
  if (after === undefined) return query;
  const cursor = query
    .subQuery()
    .select([`${CURSOR}.createdAt`, `${CURSOR}.id`])
    .from(query.expressionMap.mainAlias?.target ?? '', CURSOR)
    .where({ ...within, id: after });
  return query.andWhere(`(${alias}.createdAt, ${alias}.id) < ${cursor.getQuery()}`);
}

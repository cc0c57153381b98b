import type { FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

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
  return inOrder(
    query,
    ['createdAt', 'id'],
    'DESC',
    after === undefined ? undefined : { ...within, id: after },
  );
}

/** Like `newestFirst`, for rows that the database numbers as they are inserted. */
export function highestNumberFirst<Row extends ObjectLiteral & { id: string; number: number }>(
  query: SelectQueryBuilder<Row>,
  after?: string,
  within: Partial<Row> = {},
): SelectQueryBuilder<Row> {
  return inOrder(query, ['number'], 'DESC', after === undefined ? undefined : { ...within, id: after });
}

/**
 * Orders rows by properties, and continues strictly after the row that meets `cursor`. If there is none, the page is empty.
 */
export function inOrder<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  properties: readonly (keyof Row & string)[],
  direction: 'ASC' | 'DESC',
  cursor?: FindOptionsWhere<Row>,
): SelectQueryBuilder<Row> {
  const { alias } = query;
  for (const property of properties) query.addOrderBy(`${alias}.${property}`, direction);
  if (cursor === undefined) return query;
  const columnsOf = (row: string): string[] => properties.map((property) => `${row}.${property}`);
  const last = query
    .subQuery()
    .select(columnsOf(CURSOR))
    .from(query.expressionMap.mainAlias?.target ?? '', CURSOR)
    .where(cursor);
  const isAfter = direction === 'ASC' ? '>' : '<';
  return query.andWhere(`(${columnsOf(alias).join(', ')}) ${isAfter} ${last.getQuery()}`);
}

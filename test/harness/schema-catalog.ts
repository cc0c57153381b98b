import type { DataSource } from 'typeorm';

/** Tables of the service in `pg_class`, without TypeORM's migrations table. Partitions are as their table is. */
const TABLES = `SELECT oid, relname AS "table" FROM pg_class
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'`;

/** Names of tables in alphabetical order. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ table: string }[]>(`${TABLES} ORDER BY relname`);
  return rows.map(({ table }) => table);
}

/** Columns with type, nullability, default, identity and collation. TypeORM quotes numbers: `'0'::bigint` is `0`. */
export const columnsOf = (dataSource: DataSource): Promise<object[]> =>
  dataSource.query(`
    SELECT t.table, attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS "isRequired",
      regexp_replace(pg_get_expr(adbin, adrelid), '^''(\\d+)''::[a-z ]+$', '\\1') AS default,
      attidentity AS identity, attgenerated AS generated,
      nullif(attcollation, 'default'::regcollation)::regcollation AS collation
    FROM (${TABLES}) t JOIN pg_attribute ON attrelid = t.oid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped ORDER BY 1, 2`);

/** Primary, foreign and unique keys and checks, by name and definition. */
export const constraintsOf = (dataSource: DataSource): Promise<object[]> =>
  dataSource.query(`
    SELECT t.table, conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM (${TABLES}) t JOIN pg_constraint c ON conrelid = t.oid WHERE contype <> 'n' ORDER BY 1, 2`);

/** Indexes that do not belong to a constraint, by name and definition; that of a partitioned table says `ONLY`. */
export const indexesOf = (dataSource: DataSource): Promise<{ name: string; definition: string }[]> =>
  dataSource.query(`
    SELECT i.relname AS name, replace(pg_get_indexdef(i.oid), ' ON ONLY ', ' ON ') AS definition
    FROM (${TABLES}) t JOIN pg_index ON indrelid = t.oid JOIN pg_class i ON i.oid = indexrelid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.oid AND contype IN ('p', 'u')) ORDER BY 1`);

import type { DataSource } from 'typeorm';
import type { RecordedStatement } from '../service/recorded-statements.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** A statement that reads a whole table. */
export interface Scan {
  table: string;
  sql: string;
}

/** A statement that has a plan, not the control of a transaction. */
const HAS_PLAN = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** The sequential scans of `tables` and of their partitions that PostgreSQL plans for statements, with their own parameters. */
export async function scansOf(
  dataSource: DataSource,
  statements: readonly Pick<RecordedStatement, 'sql' | 'parameters'>[],
  tables: readonly string[],
): Promise<Scan[]> {
  const large = new Set(await filledRelations(dataSource, tables));
  const scans: Scan[] = [];
  for (const { sql, parameters } of statements.filter((statement) => HAS_PLAN.test(statement.sql))) {
    const [row] = await dataSource.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      [...parameters],
    );
    for (const node of nodesOf(row['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name'];
      if (node['Node Type'] === 'Seq Scan' && table !== undefined && large.has(table))
        scans.push({ table, sql });
    }
  }
  return scans;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The tables or their partitions, as far as they have rows: an empty one is read as quickly without its index. */
async function filledRelations(dataSource: DataSource, tables: readonly string[]): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT part.relname AS name
     FROM unnest($1::regclass[]) AS root, pg_partition_tree(root) AS tree JOIN pg_class part ON part.oid = tree.relid
     WHERE part.reltuples > 0`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

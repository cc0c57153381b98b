import type { DataSource } from 'typeorm';
import type { RecordedStatement } from '../service/recorded-statements.js';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** A part of a statement that was executed. */
interface ExecutedNode extends PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: ExecutedNode[];
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

/** Executes a statement that only reads. @returns how many rows of tables it reads, also those that it then drops. */
export async function rowsReadBy(
  dataSource: DataSource,
  { sql, parameters }: Pick<RecordedStatement, 'sql' | 'parameters'>,
): Promise<number> {
  const [row] = await dataSource.query<[{ 'QUERY PLAN': [{ Plan: ExecutedNode }] }]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    [...parameters],
  );
  return nodesOf(row['QUERY PLAN'][0].Plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'])
    .reduce((sum, rows) => sum + rows, 0);
}

const nodesOf = <Node extends PlanNode>(node: Node): Node[] => [
  node,
  ...((node.Plans ?? []) as Node[]).flatMap((part) => nodesOf(part)),
];

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

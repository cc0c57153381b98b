import { BackupError } from './backup.error.js';

/** A table that references another one. */
export interface Reference {
  table: string;
  references: string;
}

/** Returns the tables so that each comes after those that it references. @throws BackupError for a cycle. */
export function inOrderOfReferences(tables: readonly string[], references: readonly Reference[]): string[] {
  const needs = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const { table, references: target } of references) {
    // Rows of one table are checked together, at the end of the statement.
    if (table !== target) needs.get(table)?.add(target);
  }
  const ordered: string[] = [];
  while (needs.size > 0) {
    const next = [...needs].filter(([, targets]) => [...targets].every((target) => !needs.has(target)));
    if (next.length === 0)
      throw new BackupError(`Tables reference each other: ${[...needs.keys()].join(', ')}.`);
    for (const [table] of next) {
      ordered.push(table);
      needs.delete(table);
    }
  }
  return ordered;
}

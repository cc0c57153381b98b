const names = new Map<string, string>();

/**
 * Marks a statement of every call: each connection has it parsed and planned once, and then sends only its name and
 * parameters. For texts that never change: PostgreSQL keeps one plan per text and connection.
 * @param name unique in the service, at most 63 characters. @returns the text.
 */
export function prepared(name: string, sql: string): string {
  names.set(sql, name);
  return sql;
}

/** Returns the name of a prepared statement, or undefined for other texts. */
export const preparedName = (sql: unknown): string | undefined =>
  typeof sql === 'string' ? names.get(sql) : undefined;

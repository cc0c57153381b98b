import type { DataSource } from 'typeorm';
import { RecordedStatements, type RecordedStatement } from '../service/recorded-statements.js';
import type { RelayProfile } from './relay-job.js';

/** Counts the calls that share a statement. */
export class GroupSizes {
  private readonly recorded: RecordedStatements;
  private statements: Promise<RecordedStatement[]> = Promise.resolve([]);
  private end = (): void => undefined;

  constructor(dataSource: DataSource) {
    this.recorded = new RecordedStatements(dataSource);
  }

  start(): void {
    const ended = new Promise<void>((resolve) => (this.end = resolve));
    this.statements = this.recorded.during(() => ended);
  }

  async stop(): Promise<RelayProfile['groups']> {
    this.end();
    const statements = await this.statements;
    return {
      holds: meanSize(statements, /INSERT INTO holds/),
      ends: meanSize(statements, /INSERT INTO requests/),
    };
  }
}

/** The first parameter of such statements is the list of calls. */
function meanSize(statements: readonly RecordedStatement[], pattern: RegExp): number {
  const sizes = statements
    .filter(({ sql }) => pattern.test(sql))
    .map(({ parameters: [calls] }) => (calls as unknown[]).length);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

import type { DataSource } from 'typeorm';

/** A statement that the service sent, and how long it waited for the answer. */
export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
  milliseconds: number;
}

/** Records what a data source sends. */
export class RecordedStatements {
  private statements: RecordedStatement[] = [];

  constructor(dataSource: DataSource) {
    const create = dataSource.createQueryRunner.bind(dataSource);
    dataSource.createQueryRunner = (mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      const recorded = async (
        sql: string,
        parameters: unknown[] = [],
        ...more: unknown[]
      ): Promise<unknown> => {
        const began = performance.now();
        const answer = await query(sql, parameters, ...more);
        this.statements.push({ sql, parameters, milliseconds: performance.now() - began });
        return answer;
      };
      return Object.assign(runner, { query: recorded });
    };
  }

  /** What was sent while `work` ran, also by other work of the process. */
  async during(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
    const sent: RecordedStatement[] = [];
    this.statements = sent;
    await work();
    this.statements = [];
    return sent;
  }
}

import { BenchProcess } from '../processes/bench-process.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { EngineArgument, EngineJob, EngineName, EngineResult } from './engine.process.js';

/** The result of a job of an engine; its CPU is that of its process and of PostgreSQL. */
export interface EngineWork extends Omit<EngineResult, 'cpuMs'> {
  /** Undefined if the system does not report it. */
  cpuMs: number | undefined;
}

/** An engine in a process of its own. */
export class Engine {
  private constructor(
    readonly name: EngineName,
    private readonly process: BenchProcess<unknown, EngineJob, EngineResult>,
    private readonly database: BenchDatabase,
  ) {}

  static async start(name: EngineName, database: BenchDatabase): Promise<Engine> {
    const argument: EngineArgument = { engine: name, databaseUrl: database.url };
    return new Engine(name, await BenchProcess.start('local-index/engine.process.ts', argument), database);
  }

  async run(job: EngineJob): Promise<EngineWork> {
    const before = this.database.cpuMs();
    const result = await this.process.run(job);
    const after = this.database.cpuMs();
    const cpuMs = before === undefined || after === undefined ? undefined : result.cpuMs + after - before;
    return { ...result, cpuMs };
  }

  end(): Promise<void> {
    return this.process.end();
  }
}

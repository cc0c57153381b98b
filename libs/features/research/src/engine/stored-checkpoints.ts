import { createHash } from 'node:crypto';
import { LeaseLostError, storableJson } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { Checkpoints } from '../run/checkpoints.js';
import type { Claim } from '../runs/claim.js';

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The checkpoints of a run in their table. Only the worker that holds the run can add any. */
export class StoredCheckpoints extends Checkpoints {
  private readonly underWay = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly dataSource: DataSource,
    private readonly claim: Claim,
    /** Those of the workers before, by the hash of their key. */
    private readonly known: ReadonlyMap<string, unknown>,
  ) {
    super();
  }

  static async load(dataSource: DataSource, claim: Claim): Promise<StoredCheckpoints> {
    // Its first worker finds none.
    const rows =
      claim.generation === 1
        ? []
        : await dataSource.query<{ hash: string; value: { result: unknown } }[]>(
            `SELECT encode(key_hash, 'hex') AS hash, value FROM research_checkpoints WHERE run_id = $1`,
            [claim.id],
          );
    return new StoredCheckpoints(
      dataSource,
      claim,
      new Map(rows.map(({ hash, value }) => [hash, value.result])),
    );
  }

  override async once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const hash = hashOf(key);
    const name = hash.toString('hex');
    if (this.known.has(name)) return structuredClone(this.known.get(name)) as T;
    const begun = (this.underWay.get(name) ?? this.do(hash, work)) as Promise<T>;
    this.underWay.set(name, begun);
    return begun;
  }

  private async do<T>(hash: Buffer, work: () => Promise<T>): Promise<T> {
    const result = await work();
    const json = storableJson({ result: result ?? null });
    const rows = await this.dataSource.query<object[]>(
      // A row that is there is one of the worker before, whose last write came after this one had read them.
      `WITH advanced AS (
         UPDATE research_runs SET fruitless_takes = 0
         WHERE id = $1 AND generation = $2 AND finished_at IS NULL AND fruitless_takes > 0
       ), added AS (
         INSERT INTO research_checkpoints (run_id, key_hash, value)
         SELECT id, $3, $4::jsonb FROM research_runs WHERE id = $1 AND generation = $2 AND finished_at IS NULL
         ON CONFLICT (run_id, key_hash) DO UPDATE SET value = excluded.value
         RETURNING 1
       )
       SELECT FROM added`,
      [this.claim.id, this.claim.generation, hash, json],
    );
    if (rows.length === 0) throw new LeaseLostError(this.claim.id);
    // As whoever takes the run over will find it.
    return (JSON.parse(json) as { result: T }).result;
  }
}

import { sha256 } from '@capstan/platform-core';
import { LeaseLostError, storableJson } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { Checkpoints } from '../run/checkpoints.js';
import { readCheckpoints, saveCheckpoint } from '../runs/checkpoints.sql.js';
import type { Claim } from '../runs/claim.js';

/** The checkpoints of a run in their table. Only the worker that holds the lease can add any. */
export class StoredCheckpoints extends Checkpoints {
  private readonly pending = new Map<string, Promise<unknown>>();

  private constructor(
    private readonly dataSource: DataSource,
    private readonly claim: Claim,
    /** Those of earlier workers, by the hash of their key. */
    private readonly known: ReadonlyMap<string, unknown>,
  ) {
    super();
  }

  static async load(dataSource: DataSource, claim: Claim): Promise<StoredCheckpoints> {
    // The first worker of a run finds none.
    const rows = claim.generation === 1 ? [] : await readCheckpoints(dataSource, claim.id);
    return new StoredCheckpoints(
      dataSource,
      claim,
      new Map(rows.map(({ hash, value }) => [hash, value.result])),
    );
  }

  override async once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const hash = sha256(key);
    const name = hash.toString('hex');
    if (this.known.has(name)) return structuredClone(this.known.get(name)) as T;
    const begun = (this.pending.get(name) ?? this.do(hash, work)) as Promise<T>;
    this.pending.set(name, begun);
    return begun;
  }

  private async do<T>(hash: Buffer, work: () => Promise<T>): Promise<T> {
    const result = await work();
    const json = storableJson({ result: result ?? null });
    if (!(await saveCheckpoint(this.dataSource, this.claim, hash, json)))
      throw new LeaseLostError(this.claim.id);
    // In the form in which the next worker will read it.
    return (JSON.parse(json) as { result: T }).result;
  }
}

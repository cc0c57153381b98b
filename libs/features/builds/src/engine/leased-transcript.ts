import { storableJson } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import type { Claim } from '../builds/claim.js';
import type { HeldBuilds } from '../builds/held-builds.js';
import type { Transcript } from '../builders/build-session.js';

/** The conversation of a build's models, in its table. */
export class LeasedTranscript implements Transcript {
  constructor(
    private readonly claim: Claim,
    private readonly held: HeldBuilds,
    private readonly dataSource: Pick<DataSource, 'query'>,
  ) {}

  async load(): Promise<unknown[]> {
    const rows = await this.dataSource.query<{ entry: unknown }[]>(
      'SELECT entry FROM build_transcripts WHERE build_id = $1 ORDER BY number',
      [this.claim.id],
    );
    return rows.map(({ entry }) => entry);
  }

  async append(entries: readonly unknown[]): Promise<void> {
    if (entries.length === 0) return;
    await this.held.write(this.claim, async (manager) => {
      await manager.query(
        `INSERT INTO build_transcripts (build_id, entry)
         SELECT $1, item FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS list (item, ord) ORDER BY ord`,
        [this.claim.id, storableJson(entries)],
      );
      await this.held.advanced(manager, this.claim);
      return [];
    });
  }
}

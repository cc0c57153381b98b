import type { Queryable } from '@capstan/platform-core';
import type { Claim } from '../builds/claim.js';
import type { HeldBuilds } from '../builds/held-builds.js';
import type { Transcript } from '../builders/build-session.js';
import { appendTranscript, readTranscript } from './leased-transcript.sql.js';

/** The conversation of a build's models, stored in its table. */
export class LeasedTranscript implements Transcript {
  constructor(
    private readonly claim: Claim,
    private readonly held: HeldBuilds,
    private readonly dataSource: Queryable,
  ) {}

  async load(): Promise<unknown[]> {
    return readTranscript(this.dataSource, this.claim.id);
  }

  async append(entries: readonly unknown[]): Promise<void> {
    if (entries.length === 0) return;
    await this.held.write(this.claim, async (manager) => {
      await appendTranscript(manager, this.claim.id, entries);
      await this.held.recordProgress(manager, this.claim);
      return [];
    });
  }
}

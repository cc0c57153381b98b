import { Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { ArtifactFiles } from './artifact-files.js';

const EVERY_MS = 10 * 60_000;

/** Deletes expired files. Every worker runs it: they share the rows, and one is enough. */
@Injectable()
export class ArtifactPruner extends RepeatedWork {
  constructor(private readonly files: ArtifactFiles) {
    super(EVERY_MS);
  }

  override async run(): Promise<void> {
    const removed = await this.files.prune();
    if (removed > 0) this.logger.debug(`removed ${removed} expired files`);
  }
}

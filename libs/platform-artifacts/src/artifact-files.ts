import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArtifactName } from './artifact-name.js';
import type { ArtifactMediaType } from './artifact-store.js';

/** A row leaves together with thousands of pieces of its content, so a few rows are a lot of work. */
const PRUNE_ROWS = 50;

/** A file as it is served. */
export interface ArtifactFile {
  mediaType: ArtifactMediaType;
  /** Whole seconds until it is gone. */
  secondsLeft: number;
  /** Null when it was not asked for. */
  content: Buffer | null;
}

interface FileRow {
  media_type: ArtifactMediaType;
  seconds_left: number;
  content: Buffer | null;
}

/** The table of files. PostgreSQL's clock decides what has expired, so that all processes agree. */
@Injectable()
export class ArtifactFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns when it expires. */
  async insert(
    { tokenHash }: ArtifactName,
    file: { bytes: Uint8Array; mediaType: ArtifactMediaType; lifetimeSeconds: number },
  ): Promise<Date> {
    const content = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
    const [row] = await this.dataSource.query<[{ expires_at: Date }]>(
      `INSERT INTO artifacts (token_hash, media_type, content, expires_at)
       VALUES ($1, $2, $3, date_trunc('second', now() + make_interval(secs => $4)))
       RETURNING expires_at`,
      [tokenHash, file.mediaType, content, file.lifetimeSeconds],
    );
    return row.expires_at;
  }

  /** Undefined when there is none, or none any more. */
  async find(
    { tokenHash }: ArtifactName,
    options: { withContent: boolean },
  ): Promise<ArtifactFile | undefined> {
    const [row] = await this.dataSource.query<FileRow[]>(
      `SELECT media_type, floor(extract(epoch FROM expires_at - now()))::int AS seconds_left,
              CASE WHEN $2 THEN content END AS content
       FROM artifacts WHERE token_hash = $1 AND expires_at > now()`,
      [tokenHash, options.withContent],
    );
    return row && { mediaType: row.media_type, secondsLeft: row.seconds_left, content: row.content };
  }

  /** Removes what has expired, a part at a time; processes that do it together share the work. @returns how many. */
  async prune(): Promise<number> {
    let total = 0;
    for (;;) {
      const [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM artifacts WHERE token_hash = ANY (ARRAY(
           SELECT token_hash FROM artifacts WHERE expires_at <= now()
           ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))`,
        [PRUNE_ROWS],
      );
      total += deleted;
      if (deleted < PRUNE_ROWS) return total;
    }
  }
}

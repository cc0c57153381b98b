import { ResultField } from '@capstan/capability-kit';
import { BuildResult } from '../capabilities/build.result.js';

/** `data` of GET /v1/builds. */
export class BuildListResult {
  @ResultField({ of: () => BuildResult, list: true, description: 'Newest first' })
  builds: BuildResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}

/** A file of a build. */
export class BuildFileResult {
  @ResultField({ type: 'string', description: 'Path, `/`-separated' })
  path: string;

  @ResultField({ type: 'integer', description: 'Bytes' })
  size_bytes: number;
}

/** `data` of GET …/files. */
export class BuildFileListResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The commit they are of; null before the first',
  })
  commit: string | null;

  @ResultField({ of: () => BuildFileResult, list: true, description: 'By path' })
  files: BuildFileResult[];
}

/** A commit of a company's work. */
export class BuildCommitResult {
  @ResultField({ type: 'string', description: 'Object id' })
  commit: string;

  @ResultField({ type: 'string', description: 'What was done' })
  message: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When' })
  at: string;

  @ResultField({ type: 'boolean', description: 'Whether visitors of the preview see this one' })
  is_preview: boolean;
}

/** `data` of GET …/commits. */
export class BuildCommitListResult {
  @ResultField({ of: () => BuildCommitResult, list: true, description: 'Newest first' })
  commits: BuildCommitResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}

/** `data` of POST …/restore. */
export class BuildRestoredResult {
  @ResultField({ type: 'string', description: 'The new commit, whose files are those of the one restored' })
  commit: string;
}

/** `data` of POST …/stream-token. */
export class BuildStreamTokenResult {
  @ResultField({ type: 'string', description: 'Opens the stream once: `…/stream?token=…`' })
  token: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'Until then' })
  expires_at: string;
}

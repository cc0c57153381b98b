import { ResultField } from '@capstan/kit';
import { BuildResult } from '../builds/build.result.js';
import { WithheldPageResult } from '@capstan/sites';

/** `data` of GET /v1/builds. */
export class BuildListResult {
  @ResultField({ of: () => BuildResult, list: true, description: 'Newest first' })
  builds: BuildResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** A file of a build. */
export class BuildFileResult {
  @ResultField({ type: 'string', description: 'Path, `/`-separated', example: 'index.html' })
  path: string;

  @ResultField({ type: 'integer', description: 'Bytes', example: 8412 })
  size_bytes: number;
}

/** `data` of GET …/files. */
export class BuildFileListResult {
  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The commit of the files; null before visitors can see anything',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  commit: string | null;

  @ResultField({
    of: () => WithheldPageResult,
    list: true,
    description: 'Withheld pages of that commit; without `commit` in the query they are not listed',
  })
  withheld: WithheldPageResult[];

  @ResultField({ of: () => BuildFileResult, list: true, description: 'By path' })
  files: BuildFileResult[];
}

/** A commit of a site's work. */
export class BuildCommitResult {
  @ResultField({
    type: 'string',
    description: 'Object id',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  commit: string;

  @ResultField({ type: 'string', description: 'What was done', example: 'Write the pages and the brand kit' })
  message: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When' })
  at: string;

  @ResultField({ type: 'boolean', description: 'Whether it is the one that visitors see' })
  is_preview: boolean;

  @ResultField({
    type: 'string',
    list: true,
    nullable: true,
    description: 'Paths of its pages that did not pass the checks; null if it was not checked',
    example: ['menu.html'],
  })
  withheld: string[] | null;
}

/** `data` of GET …/commits. */
export class BuildCommitListResult {
  @ResultField({ of: () => BuildCommitResult, list: true, description: 'Newest first' })
  commits: BuildCommitResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** `data` of POST …/restore. */
export class BuildRestoredResult {
  @ResultField({
    type: 'string',
    description: 'The new commit, with the files of the restored one',
    example: '1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7',
  })
  commit: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description:
      'The commit that visitors see now: the new one, unless the restored one never passed the checks; null if there is none',
    example: '1b7d3f9a2c4e6081a3b5c7d9e0f1a2b3c4d5e6f7',
  })
  shown_commit: string | null;

  @ResultField({
    of: () => WithheldPageResult,
    list: true,
    description: 'Pages of the new commit that visitors do not see',
  })
  withheld: WithheldPageResult[];
}

/** `data` of POST …/stream-token. */
export class BuildStreamTokenResult {
  @ResultField({
    type: 'string',
    description: 'Opens the stream once: `…/stream?token=…`',
    example: 'q8Jx0dT5uVwYzA1bC2dE3f',
  })
  token: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'Until then' })
  expires_at: string;
}

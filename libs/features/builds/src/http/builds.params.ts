import { IntegerField, StringField } from '@capstan/kit';

const COMMIT = /^[0-9a-f]{40}$/;

/** Body of POST …/restore. */
export class RestoreBody {
  @StringField({
    description: 'Object id from the list of commits',
    maxLength: 40,
    pattern: COMMIT,
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  commit: string;
}

/** Query of GET …/files and GET …/archive. */
export class FilesQuery {
  @StringField({
    description:
      'Object id from the list of commits: its files as committed, including withheld pages. Default: the files that visitors get',
    maxLength: 40,
    pattern: COMMIT,
    optional: true,
  })
  commit?: string;
}

/** Query of GET …/commits. */
export class CommitsQuery {
  @IntegerField({ description: 'Items a page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @StringField({
    description: '`next_after` of the previous page',
    maxLength: 40,
    pattern: COMMIT,
    optional: true,
  })
  after?: string;
}

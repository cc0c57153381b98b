import { BooleanField, PageQuery, StringField } from '@capstan/platform-http';
import { MAX_NOTE, MAX_STATUS } from './entry-notes.js';

/** An address that no header of an e-mail would misread. */
export const EMAIL = /^[^\s@<>,;:"]{1,64}@[^\s@<>,;:"]{1,189}$/;

/** Query of GET …/data/{collection}. */
export class EntriesQuery extends PageQuery {
  @StringField({ description: 'Only entries with this status', maxLength: MAX_STATUS, optional: true })
  status?: string;

  @StringField({
    description: 'Only entries with this text in a value or in the note; case is ignored',
    minLength: 1,
    maxLength: 200,
    optional: true,
  })
  search?: string;
}

/** Body of PATCH …/data/{collection}/{entry_id}. */
export class AnnotateEntryBody {
  @StringField({
    description: '`new`, `seen`, `done`, or a word of your own',
    minLength: 1,
    maxLength: MAX_STATUS,
    example: 'done',
    optional: true,
  })
  status?: string;

  @StringField({ description: 'A note of your own', maxLength: MAX_NOTE, optional: true })
  note?: string;
}

/** Body of PATCH …/owner. */
export class OwnerSettingsBody {
  @StringField({
    description: 'E-mail address to which each entry is announced; null: none',
    maxLength: 254,
    pattern: EMAIL,
    patternMessage: 'must be an e-mail address',
    isNullable: true,
    optional: true,
    example: 'ada@example.com',
  })
  notify_email?: string | null;

  @BooleanField({
    description: 'Whether visitors who leave an e-mail address get a confirmation of their entry',
    optional: true,
  })
  confirms_entries?: boolean;
}

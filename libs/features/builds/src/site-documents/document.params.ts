import { StringField } from '@capstan/kit';

/** Query of PATCH /v1/sites/{site_id}/document. */
export class DocumentEditQuery {
  @StringField({
    description: 'The commit of the document that the patch was made for; otherwise the current one',
    maxLength: 40,
    pattern: /^[0-9a-f]{40}$/,
    optional: true,
  })
  base_commit?: string;
}

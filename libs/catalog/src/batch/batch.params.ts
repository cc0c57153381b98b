import { CAPABILITY_NAME, JsonObjectsField, StringField } from '@capstan/kit';

/** Parameters of `batch`. */
export class BatchParams {
  @StringField({
    description:
      'Name of the capability to call, e.g. `scrape`; the key must have its scope. Not `batch`, `send_message` or the build capabilities.',
    maxLength: 60,
    pattern: CAPABILITY_NAME,
    example: 'scrape',
  })
  capability: string;

  @JsonObjectsField({
    description: 'The parameters of each call. An invalid one fails alone.',
    minItems: 1,
    maxItems: 1_000,
    example: [{ url: 'https://example.com/' }, { url: 'https://example.org/' }],
  })
  inputs: Record<string, unknown>[];
}

import { IntegerField, JsonObjectField, StringsField } from '@capstan/kit';

/** Parameters of `extract`. */
export class ExtractParams {
  @StringsField({
    description:
      'Absolute http or https URLs of the pages, without credentials; private and local addresses are rejected. A field that several pages state is taken from the first of them; lists are joined.',
    minItems: 1,
    maxItems: 10,
    maxLength: 8_192,
    example: ['https://example.com/product'],
  })
  urls: string[];

  @JsonObjectField({
    description:
      'JSON Schema of an object: the wanted fields as `properties` with `type` (string, number, integer, boolean, object, array), `format` (date, date-time, uri, email) and `enum`. At most 100 fields, 4 levels deep. A number whose name ends in a unit, such as `weight_kg`, is converted to it.',
    example: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
  })
  schema: Record<string, unknown>;

  @IntegerField({
    description: 'Timeout of the whole call in milliseconds, including all providers.',
    minimum: 1_000,
    maximum: 120_000,
    default: 30_000,
  })
  timeout_ms: number = 30_000;
}

import { inlineRefs } from '../schema/inline-refs.js';
import { type JsonSchema, typesOf } from '../schema/json-schema.js';
import { keywordInWords } from '../schema/schema-in-words.js';

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'] as const;

interface Row {
  path: string;
  type: string;
  isRequired: boolean;
  note: string;
}

/** The fields of an object schema as a Markdown table; nested ones by dotted path, items of lists with `[]`. */
export function schemaTable(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  of: 'request' | 'answer',
): string[] {
  const rows = fieldsOf(inlineRefs(schema, components), '');
  if (rows.length === 0) return [];
  return of === 'request'
    ? [
        '| Field | Type | Required | Meaning |',
        '|---|---|---|---|',
        ...rows.map(
          ({ path, type, isRequired, note }) =>
            `| \`${path}\` | ${type} | ${isRequired ? 'yes' : 'no'} | ${note} |`,
        ),
      ]
    : [
        '| Field | Type | Meaning |',
        '|---|---|---|',
        ...rows.map(({ path, type, note }) => `| \`${path}\` | ${type} | ${note} |`),
      ];
}

function fieldsOf(schema: JsonSchema, prefix: string): Row[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = valueOf(field);
    const items = inner.items ? valueOf(inner.items) : undefined;
    return [
      { path, type: typeText(field), isRequired: required.has(name), note: noteOf(field) },
      ...fieldsOf(inner, `${path}.`),
      ...(items ? fieldsOf(items, `${path}[].`) : []),
    ];
  });
}

/** The type of a field when it is not null. */
function valueOf(schema: JsonSchema): JsonSchema {
  const variants = schema.anyOf?.filter((variant) => !typesOf(variant).includes('null'));
  return variants?.length === 1 ? (variants[0] ?? schema) : schema;
}

/** Returns e.g. `string`, `integer or null`, `list of "a" or "b"`: a pipe would end the table cell. */
export function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  const types = typesOf(schema).map((type) =>
    type === 'array' ? `list of ${schema.items ? typeText(schema.items) : 'anything'}` : type,
  );
  const text = types.join(' or ') || 'any';
  return schema.format ? `${text} (${schema.format})` : text;
}

function noteOf(schema: JsonSchema): string {
  const sentences = [
    schema.description ?? '',
    ...BOUNDS.filter((keyword) => schema[keyword] !== undefined).map((keyword) =>
      keywordInWords(keyword, schema[keyword]),
    ),
    ...(schema.default === undefined ? [] : [keywordInWords('default', schema.default)]),
  ];
  return asCell(sentences.filter(Boolean).map(asSentence).join(' '));
}

/** Adds a full stop unless the text ends with one. */
export const asSentence = (text: string): string =>
  text === '' || /[.!?:…]$/.test(text) ? text : `${text}.`;

/** Escapes a text for a table cell: one line, no pipe. */
export const asCell = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', String.raw`\|`);

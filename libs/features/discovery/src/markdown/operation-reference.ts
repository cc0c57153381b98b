import type { OpenApi, Operation, Response, Route } from '../openapi/openapi.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { asCell, asSentence, schemaTable, typeText } from './schema-table.js';

/** Documents an operation in Markdown: description, parameters, response. @param level of its heading. */
export function operationReference(
  document: OpenApi,
  { path, method, operation }: Route,
  level: number = 3,
): string[] {
  const { components, security } = document;
  const isPublic = (operation.security ?? security).length === 0;
  return [
    `${'#'.repeat(level)} ${method.toUpperCase()} ${path}`,
    '',
    operation.summary ?? '',
    '',
    ...(operation.description ? [operation.description, ''] : []),
    ...(isPublic ? ['Needs no API key.', ''] : []),
    ...parametersOf(operation),
    ...bodyOf(operation, components.schemas),
    ...answerOf(operation, components.schemas),
    `Failures: ${Object.keys(operation.responses)
      .filter((status) => Number(status) >= 400)
      .join(', ')}.`,
    '',
  ];
}

function parametersOf({ parameters = [] }: Operation): string[] {
  if (parameters.length === 0) return [];
  return [
    '| Parameter | In | Type | Required | Meaning |',
    '|---|---|---|---|---|',
    ...parameters.map(({ name, in: place, schema, required, description }) =>
      [
        `| \`${name}\``,
        place,
        typeText(schema ?? {}),
        required ? 'yes' : 'no',
        `${asCell(asSentence(description ?? ''))}${schema?.default === undefined ? '' : ` Default: ${JSON.stringify(schema.default)}.`} |`,
      ].join(' | '),
    ),
    '',
  ];
}

function bodyOf({ requestBody }: Operation, schemas: Record<string, JsonSchema>): string[] {
  const media = requestBody?.content['application/json'];
  if (!media?.schema) return [];
  const table = schemaTable(media.schema, schemas, 'request');
  const examples = Object.values(media.examples ?? {});
  return [
    ...(table.length > 0 ? ['Body:', '', ...table, ''] : []),
    ...examples.flatMap(({ summary, value }) => [
      `${summary ?? 'Example'}:`,
      '',
      '```json',
      JSON.stringify(value),
      '```',
      '',
    ]),
  ];
}

function answerOf({ responses }: Operation, schemas: Record<string, JsonSchema>): string[] {
  const [, success] =
    Object.entries(responses).find(([status]) => status.startsWith('2')) ?? ([] as [string?, Response?]);
  const schema = success?.content?.['application/json']?.schema;
  const data = schema?.properties?.['data'];
  if (!data || data.anyOf) return [];
  const table = schemaTable(data, schemas, 'answer');
  return table.length > 0 ? ['`data` of the response:', '', ...table, ''] : [];
}

import { AppError, defineCapability, parseTargetUrl } from '@capstan/kit';
import { ExtractParams } from './extract.params.js';
import { ExtractResult } from './extract.result.js';
import { ModelFields } from './model/model-fields.js';
import { DirectFetchExtractProvider } from './providers/direct_fetch/direct-fetch.provider.js';
import { readSchema } from './schema/read-schema.js';

/** Reads fields from pages. */
export const extract = defineCapability<ExtractParams, ExtractResult>({
  name: 'extract',
  title: 'Extract fields',
  summary: 'Reads the fields of a JSON Schema from web pages, each value with its page and a quotation.',
  description: [
    'Finds values in JSON-LD, microdata, RDFa, tables, definition lists, `label: value` lines, lists below headings and meta',
    'tags, and converts them to the types of the schema: numbers with units and in the style of the language, dates,',
    'addresses. What they do not state is read from the text by a language model, if one is configured. Name fields as pages and schema.org do, in English: `price`, `author`, `date_published`.',
    '',
    'Nothing is guessed: a field that no page states is null, and each value comes with its page and quoted text in `places`.',
    'If no field is found, the call is free.',
  ].join('\n'),
  params: ExtractParams,
  result: ExtractResult,
  credits: 2,
  readsOnly: true,
  deadlineMs: ({ timeout_ms }) => timeout_ms,
  check: faultOf,
  providers: [DirectFetchExtractProvider],
  services: [ModelFields],
  accept: ({ places }) => (places.length > 0 ? 'ok' : 'empty'),
  examples: [
    {
      title: 'A product',
      params: {
        urls: ['https://example.com/product'],
        schema: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            price: { type: 'number' },
            in_stock: { type: 'boolean' },
          },
        },
      },
    },
  ],
});

/** What is wrong with the addresses or the schema. */
function faultOf({ urls, schema }: ExtractParams): AppError | undefined {
  try {
    for (const url of urls) parseTargetUrl(url);
    readSchema(schema);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

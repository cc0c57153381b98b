import type { ErrorPage } from '../errors/error-page.js';
import { TOOL_FORMATS } from '../tools/tools.query.js';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from './example-call.js';

interface Contents {
  sources: readonly ToolSource[];
  errorPages: readonly ErrorPage[];
  baseUrl: string;
}

/** The index for language models, in the form of llmstxt.org: title, summary, text, lists of links. */
export function llmsIndex({ sources, errorPages, baseUrl }: Contents): string {
  const [first] = sources;
  const link = (name: string, path: string, note: string): string =>
    `- [${name}](${baseUrl}${path}): ${note}`;
  return [
    '# Capstan',
    '',
    '> One HTTP API through which software agents call many capabilities with one API key and one credit balance; when a provider fails, the next one is tried. Failed calls are free.',
    '',
    `Base address: ${baseUrl}. Send \`Authorization: Bearer <API key>\` and JSON. Call a capability by its own route, or any of them by name: \`POST /v1/agent\` with \`{"capability": "<name>", "params": {…}}\`.`,
    '',
    'Every answer is `{ success, data, error, metadata, credits_used }`. On failure `error.alternative_action` says what to do; retry only when `error.is_retriable` is true, after `error.retry_after_seconds`.',
    '',
    ...(first ? ['```sh', exampleCall(first, baseUrl), '```', ''] : []),
    '## Capabilities',
    '',
    ...sources.map(({ name, path, price, summary }) => link(name, path, `POST, ${price}. ${summary}`)),
    '',
    '## Interfaces',
    '',
    link('Full reference', '/llms-full.txt', 'every operation, parameter, result and error in one file'),
    link('OpenAPI 3.1', '/v1/openapi.json', 'the API as a machine-readable document'),
    ...TOOL_FORMATS.map((format) =>
      link(`Tools (${format})`, `/v1/tools?format=${format}`, TOOL_NOTES[format]),
    ),
    link('Capabilities', '/v1/capabilities', 'prices, availability and providers; needs a key'),
    link('API catalog', '/.well-known/api-catalog', 'links to all of these (RFC 9727)'),
    '',
    '## Errors',
    '',
    link(
      'All errors',
      '/errors',
      'each with status, category and remedy; Markdown on `Accept: text/markdown`',
    ),
    '',
    '## Optional',
    '',
    link('Interactive reference', '/reference', 'for people, in a browser'),
    ...errorPages.map(({ slug, status, summary }) => link(slug, `/errors/${slug}`, `${status}. ${summary}`)),
    '',
  ].join('\n');
}

const TOOL_NOTES = {
  openai: 'for function calling; `&api=responses` for the Responses API, `&strict=true` for strict mode',
  claude: 'for tool use; `&strict=true` for strict mode',
  mcp: 'as `tools/list` answers',
  raw: 'with prices, examples and result schemas',
} as const;

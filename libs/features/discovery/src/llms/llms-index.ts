import { type GuidePage, guidePath } from '../guides/guide-page.js';
import type { ToolSource } from '../tools/tool-source.js';
import { exampleCall } from '../markdown/example-call.js';

interface Contents {
  sources: readonly ToolSource[];
  guides: readonly GuidePage[];
  baseUrl: string;
}

/** In reading order; `Optional` may be skipped when context is limited. */
const SECTIONS: readonly GuidePage['section'][] = [
  'Guides',
  'Capabilities',
  'Clients',
  'Reference',
  'Errors',
  'Optional',
];

/**
 * Generates the index for language models in the format of llmstxt.org: title, summary, text, lists of links
 * to Markdown pages. Resources that are not Markdown are mentioned in the text.
 */
export function llmsIndex({ sources, guides, baseUrl }: Contents): string {
  const [first] = sources;
  const link = ({ page, name, note }: GuidePage): string =>
    `- [${name}](${baseUrl}${guidePath(page)}): ${note}`;
  const sections = SECTIONS.map((title) => ({
    title,
    links: guides.filter(({ section }) => section === title).map(link),
  }));
  return [
    '# Capstan',
    '',
    '> One HTTP API through which software agents call many capabilities with one API key and one credit balance; when a provider fails, the next one is tried. Failed calls are free.',
    '',
    `Base URL: ${baseUrl}. Send \`Authorization: Bearer <API key>\` and JSON. Call a capability by its own route, or any of them by name: \`POST /v1/agent\` with \`{"capability": "<name>", "params": {…}}\`.`,
    '',
    'Every response is `{ success, data, error, metadata, credits_used }`. On failure `error.alternative_action` says what to do; retry only when `error.is_retriable` is true, after `error.retry_after_seconds`.',
    '',
    ...(first ? ['```sh', exampleCall(first, baseUrl), '```', ''] : []),
    `The same capabilities are an MCP server at \`${baseUrl}/mcp\`, tool definitions at \`${baseUrl}/v1/tools?format=openai\` (\`claude\`, \`mcp\`, \`raw\`), and an OpenAPI 3.1 document at \`${baseUrl}/v1/openapi.json\`. All of this in one file: \`${baseUrl}/llms-full.txt\`.`,
    '',
    ...sections
      .filter(({ links }) => links.length > 0)
      .flatMap(({ title, links }) => [`## ${title}`, '', ...links, '']),
  ].join('\n');
}

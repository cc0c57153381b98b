import { TOOL_FORMATS } from '../tools/tools.query.js';
import type { GuidePage } from './guide-page.js';

const TOOL_NOTES = {
  openai: 'function calling; `&api=responses` for the Responses API, `&strict=true` for strict mode',
  claude: 'tool use; `&strict=true` for strict mode',
  mcp: 'as `tools/list` answers',
  raw: 'with prices, examples and result schemas',
} as const;

/** Machine-readable formats. */
export const interfacesPage = (baseUrl: string): GuidePage => ({
  page: 'interfaces',
  section: 'Guides',
  name: 'Machine-readable descriptions',
  note: 'OpenAPI, tool definitions for OpenAI, Claude and MCP, agent skills, API catalog',
  markdown: [
    '# Machine-readable descriptions',
    '',
    'None of these needs a key, except the price list. All have an `ETag` for requests with `If-None-Match`.',
    '',
    '| What | Address |',
    '|---|---|',
    `| OpenAPI 3.1, with the events of streams as \`BuildEvent\` and \`ResearchEvent\` | ${baseUrl}/v1/openapi.json |`,
    ...TOOL_FORMATS.map(
      (format) => `| Tools, ${TOOL_NOTES[format]} | ${baseUrl}/v1/tools?format=${format} |`,
    ),
    `| MCP server (Streamable HTTP, Bearer key) | ${baseUrl}/mcp |`,
    `| Agent skills | ${baseUrl}/.well-known/agent-skills/index.json |`,
    `| API catalog (RFC 9727) | ${baseUrl}/.well-known/api-catalog |`,
    `| Index and complete reference for language models | ${baseUrl}/llms.txt, ${baseUrl}/llms-full.txt |`,
    `| Prices, availability and providers (needs a key) | ${baseUrl}/v1/capabilities |`,
    '',
    'Forward a tool call as `{ "capability": name, "params": arguments }` to `POST /v1/agent`. A field that is required only by a strict schema may be null, which counts as absent.',
    '',
    'Operations of capabilities have the name of the capability (`enrich_company`, as in `/v1/agent` and in tools); all others are in camelCase (`getCredits`).',
    '',
  ].join('\n'),
});

import { JSON_TYPE } from '../documents/media-types.js';
import { MAX_AGE_SECONDS, type ServedDocument, servedDocument } from '../documents/served-document.js';
import { claudeTools } from './claude-tools.js';
import { mcpTools } from './mcp-tools.js';
import { openaiChatTools, openaiResponsesTools } from './openai-tools.js';
import { rawTools } from './raw-tools.js';
import type { ToolSource } from './tool-source.js';
import type { ToolsQuery } from './tools.query.js';

/** Every answer of GET /v1/tools, made once. */
export class ToolDocuments {
  private readonly byVariant = new Map<string, ServedDocument>();

  constructor(sources: readonly ToolSource[], about: { version: string; baseUrl: string }) {
    for (const strict of [false, true]) {
      this.keep({ format: 'openai', api: 'chat', strict }, openaiChatTools(sources, strict));
      this.keep({ format: 'openai', api: 'responses', strict }, openaiResponsesTools(sources, strict));
      this.keep({ format: 'claude', api: 'chat', strict }, claudeTools(sources, strict));
    }
    this.keep({ format: 'mcp', api: 'chat', strict: false }, mcpTools(sources, MAX_AGE_SECONDS));
    this.keep({ format: 'raw', api: 'chat', strict: false }, rawTools(sources, about));
  }

  get(query: ToolsQuery): ServedDocument {
    return this.byVariant.get(variantOf(query)) as ServedDocument;
  }

  private keep(query: ToolsQuery, tools: object): void {
    this.byVariant.set(variantOf(query), servedDocument(tools, JSON_TYPE));
  }
}

/** Parameters that a format does not know make no difference to it. */
function variantOf({ format, api, strict }: ToolsQuery): string {
  if (format === 'mcp' || format === 'raw') return format;
  return `${format}:${format === 'openai' ? api : ''}:${strict}`;
}

import { InvalidRequestError } from '@capstan/platform-core';
import { JSON_TYPE } from '../serving/media-types.js';
import { MAX_AGE_SECONDS, type ServedDocument, servedDocument } from '../serving/served-document.js';
import { claudeTools } from './claude-tools.js';
import { mcpTools } from './mcp-tools.js';
import { openaiChatTools, openaiResponsesTools } from './openai-tools.js';
import { rawTools } from './raw-tools.js';
import type { ToolSource } from './tool-source.js';
import type { ToolsQuery } from './tools.query.js';

/** Every response of GET /v1/tools, created once. */
export class ToolDocuments {
  private readonly byVariant = new Map<string, ServedDocument>();

  constructor(sources: readonly ToolSource[], about: { version: string; baseUrl: string }) {
    for (const strict of [false, true]) {
      this.keep({ format: 'openai', api: 'chat', strict }, openaiChatTools(sources, strict));
      this.keep({ format: 'openai', api: 'responses', strict }, openaiResponsesTools(sources, strict));
      this.keep({ format: 'claude', strict }, claudeTools(sources, strict));
    }
    this.keep({ format: 'mcp', strict: false }, mcpTools(sources, MAX_AGE_SECONDS));
    this.keep({ format: 'raw', strict: false }, rawTools(sources, about));
  }

  /**
   * @throws InvalidRequestError for parameters that the format does not support: ignoring them would be
   * misleading.
   */
  get(query: ToolsQuery): ServedDocument {
    rejectForeignOptions(query);
    return this.byVariant.get(variantOf(query)) as ServedDocument;
  }

  private keep(query: ToolsQuery, tools: object): void {
    this.byVariant.set(variantOf(query), servedDocument(tools, JSON_TYPE));
  }
}

/** Some parameters apply to some formats only; see ToolsQuery. */
function rejectForeignOptions({ format, api, strict }: ToolsQuery): void {
  if (api !== undefined && format !== 'openai') {
    throw new InvalidRequestError([{ path: 'api', message: 'is for format=openai only' }]);
  }
  if (strict && format !== 'openai' && format !== 'claude') {
    throw new InvalidRequestError([
      { path: 'strict', message: 'is for format=openai and format=claude only' },
    ]);
  }
}

const variantOf = ({ format, api = 'chat', strict }: ToolsQuery): string =>
  `${format}:${format === 'openai' ? api : ''}:${strict}`;

import type { JsonSchema } from '../schema/json-schema.js';
import type { ToolSource } from './tool-source.js';

/** A tool of the Model Context Protocol. `outputSchema` describes `data` of the envelope. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: 'object' };
  outputSchema: JsonSchema & { type: 'object' };
  annotations: McpAnnotations;
}

interface McpAnnotations {
  title: string;
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** Result of `tools/list` (revision 2026-07-28). */
export interface McpToolList {
  tools: McpTool[];
  resultType: 'complete';
  ttlMs: number;
  cacheScope: 'public';
}

/** The tools of the deployment as an MCP server lists them. */
export const mcpTools = (sources: readonly ToolSource[], ttlSeconds: number): McpToolList => ({
  tools: sources.map((source) => ({
    name: source.name,
    title: source.title,
    description: source.description,
    inputSchema: { ...source.parameters, type: 'object' },
    outputSchema: { ...source.result, type: 'object' },
    annotations: annotationsOf(source),
  })),
  resultType: 'complete',
  ttlMs: ttlSeconds * 1000,
  cacheScope: 'public',
});

/** Every capability interacts with external systems; none overwrites or deletes anything there. */
const annotationsOf = ({ title, readsOnly, isIdempotent }: ToolSource): McpAnnotations => ({
  title,
  readOnlyHint: readsOnly,
  destructiveHint: false,
  idempotentHint: isIdempotent,
  openWorldHint: true,
});

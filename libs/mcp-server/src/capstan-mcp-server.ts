import type { Capstan } from '@capstan/client';
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { INSTRUCTIONS, SERVER_INFO } from './about.js';
import { type Era, toolCall } from './call/tool-call.js';
import { ToolCatalog } from './catalog/tool-catalog.js';
import { errorResult } from './results/error-result.js';
import { failureOf } from './results/failure.js';
import { toolSet } from './tools/tool-set.js';

/** What a server instance is made of. */
export interface CapstanMcpServerOptions {
  /** In whose name everything is done. */
  client: Capstan;
  /** As the SDK's serving entries tell it. */
  era: Era;
  /** Shared by the instances of a process, so that each need not read the registry. */
  catalog?: ToolCatalog;
  /** Only these tools, by name; all when left out. */
  tools?: readonly string[];
  /** Beyond so many, a core is listed and the rest is found by search; 24 when left out. */
  maxTools?: number;
}

/** An MCP server that does everything through the REST API, for one connection or one request. */
export function createCapstanMcpServer(options: CapstanMcpServerOptions): Server {
  const { client, era, catalog = new ToolCatalog() } = options;
  const server = new Server(SERVER_INFO, {
    capabilities: { tools: { listChanged: false } },
    instructions: INSTRUCTIONS,
  });
  server.setRequestHandler('tools/list', async () => {
    const tools = toolSet(await catalog.tools(client));
    return { tools: tools.map(({ definition }) => definition), ttlMs: 60_000, cacheScope: 'public' };
  });
  server.setRequestHandler('tools/call', async ({ params }, ctx): Promise<CallToolResult> => {
    const tool = toolSet(await catalog.tools(client)).find(
      ({ definition }) => definition.name === params.name,
    );
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    try {
      return (await tool.call(params.arguments ?? {}, toolCall(client, era, ctx))) as CallToolResult;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return errorResult(failure, era === 'modern' || !tool.definition.outputSchema);
    }
  });
  return server;
}

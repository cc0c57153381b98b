import type { Capstan } from '@capstan/client';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server';
import { type Era, toolCall } from '../call/tool-call.js';
import { protocolErrorOf } from '../results/protocol-error.js';
import { resultOfError } from '../results/error-result.js';
import { MAX_AGE_MS } from './cached-value.js';
import type { SurfaceOptions } from './surface.js';
import type { ToolCatalog } from './tool-catalog.js';

interface ToolMethods {
  client: Capstan;
  era: Era;
  catalog: ToolCatalog;
  surface: SurfaceOptions;
}

/** `tools/list` and `tools/call`. */
export function serveTools(server: Server, { client, era, catalog, surface }: ToolMethods): void {
  server.setRequestHandler('tools/list', async () => {
    try {
      const { listed } = (await catalog.surfaces(client)).of(surface);
      const tools = listed.map(({ definition }) => definition);
      return { tools, ttlMs: MAX_AGE_MS, cacheScope: 'public' };
    } catch (error) {
      throw protocolErrorOf(error);
    }
  });
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }, ctx) => {
    let canBeStructured = true;
    try {
      const tool = (await catalog.surfaces(client)).of(surface).find(name);
      if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name}`);
      canBeStructured = era === 'modern' || !tool.definition.outputSchema;
      // A task is a result of another type, which the SDK passes through although its types do not include it.
      return (await tool.call(args, toolCall(client, era, ctx))) as CallToolResult;
    } catch (error) {
      return resultOfError(error, canBeStructured);
    }
  });
}

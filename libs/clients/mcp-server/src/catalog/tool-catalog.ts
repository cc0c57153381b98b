import type { Capstan } from '@capstan/client';
import type { Tool } from '@modelcontextprotocol/server';
import { toolSet } from '../tool-set/tool-set.js';
import { CachedValue } from './cached-value.js';
import { Surfaces } from './surface.js';

/** The tools of one service, created from its registry. */
export class ToolCatalog {
  private readonly kept = new CachedValue(
    async (client) => new Surfaces(toolSet(await readRegistry(client))),
  );

  /** @throws the client's errors, and `Error` if the registry is empty. */
  surfaces(client: Capstan): Promise<Surfaces> {
    return this.kept.get(client);
  }
}

async function readRegistry(client: Capstan): Promise<Tool[]> {
  const { data } = await client.tools('mcp');
  const tools: unknown = data.tools;
  const usable = Array.isArray(tools) ? tools.filter(isTool) : [];
  if (usable.length === 0) throw new Error('The registry at /v1/tools lists no tool.');
  return usable.map(withIdempotence);
}

const isTool = (tool: Partial<Tool> | null): tool is Tool =>
  typeof tool?.name === 'string' && tool.inputSchema?.type === 'object';

/** Read-only implies idempotent; other annotations of a tool are kept. */
const withIdempotence = (tool: Tool): Tool => ({
  ...tool,
  annotations: { idempotentHint: tool.annotations?.readOnlyHint === true, ...tool.annotations },
});

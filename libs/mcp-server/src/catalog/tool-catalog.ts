import type { Capstan } from '@capstan/client';
import type { Tool } from '@modelcontextprotocol/server';

const MAX_AGE_MS = 60_000;

/** The tools that a service offers, read from its registry and kept for a minute. */
export class ToolCatalog {
  private readonly byService = new Map<string, { until: number; tools: Promise<readonly Tool[]> }>();

  /**
   * In the order of the registry.
   * @throws the client's errors, and `Error` when the answer lists no tool.
   */
  tools(client: Capstan): Promise<readonly Tool[]> {
    const known = this.byService.get(client.baseURL);
    if (known && known.until > Date.now()) return known.tools;
    const tools = readTools(client);
    const entry = { until: Date.now() + MAX_AGE_MS, tools };
    this.byService.set(client.baseURL, entry);
    tools.catch(() => this.forget(client.baseURL, entry));
    return tools;
  }

  /** The next call tries again. */
  private forget(baseURL: string, entry: object): void {
    if (this.byService.get(baseURL) === entry) this.byService.delete(baseURL);
  }
}

async function readTools(client: Capstan): Promise<Tool[]> {
  const { data } = await client.tools('mcp');
  const tools = (data as { tools?: unknown }).tools;
  const usable = Array.isArray(tools) ? tools.filter(isTool) : [];
  if (usable.length === 0) throw new Error(`${client.baseURL}/v1/tools lists no tool.`);
  return usable.map(withIdempotence);
}

const isTool = (tool: Partial<Tool> | null): tool is Tool =>
  typeof tool?.name === 'string' && tool.inputSchema?.type === 'object';

/** Reading twice changes nothing; whatever else a tool says of itself stands. */
const withIdempotence = (tool: Tool): Tool => ({
  ...tool,
  annotations: { idempotentHint: tool.annotations?.readOnlyHint === true, ...tool.annotations },
});

import type { Capstan } from '@capstan/client';
import type { McpRequestContext, McpServerFactory } from '@modelcontextprotocol/server';
import { createCapstanMcpServer } from './capstan-mcp-server.js';
import { ToolCatalog } from './catalog/tool-catalog.js';

/** What serves a process. */
export interface CapstanMcpFactoryOptions {
  /** One for all, or one by what the request says of its caller. */
  client: Capstan | ((context: McpRequestContext) => Capstan);
  /** Only these tools, by name; a request over HTTP may ask for others with `?tools=search,scrape`. */
  tools?: readonly string[];
  /** Beyond so many, a core is listed and the rest is found by search; 24 when left out. */
  maxTools?: number;
}

/** A factory for the SDK's `createMcpHandler` (an instance a request) and `serveStdio` (one a connection). */
export function capstanMcpFactory({ client, tools, maxTools }: CapstanMcpFactoryOptions): McpServerFactory {
  const catalog = new ToolCatalog();
  return (context) =>
    createCapstanMcpServer({
      client: typeof client === 'function' ? client(context) : client,
      era: context.era,
      catalog,
      tools: toolsAskedFor(context) ?? tools,
      maxTools,
    });
}

/** Names in `?tools=` of the endpoint's address. */
function toolsAskedFor({ requestInfo }: McpRequestContext): string[] | undefined {
  if (!requestInfo) return undefined;
  const asked = new URL(requestInfo.url, 'http://localhost').searchParams.get('tools');
  return asked === null ? undefined : toolNames(asked);
}

/** Names of tools as a query or an environment variable lists them. */
export const toolNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

import type { Capstan } from '@capstan/client';
import type { McpRequestContext, McpServerFactory } from '@modelcontextprotocol/server';
import { SharedCatalog, createCapstanMcpServer } from './capstan-mcp-server.js';
import type { SurfaceOptions } from './catalog/surface.js';

/** Options of a process. A request over HTTP may select tools with `?tools=search,scrape`. */
export interface CapstanMcpFactoryOptions extends SurfaceOptions {
  /** One client for all requests, or one derived from each request; all of the same service. */
  client: Capstan | ((context: McpRequestContext) => Capstan);
}

/** Creates a factory for the SDK's `createMcpHandler` (a server per request) and `serveStdio` (one per connection). */
export function capstanMcpFactory({ client, tools, maxTools }: CapstanMcpFactoryOptions): McpServerFactory {
  const shared = new SharedCatalog();
  return (context) =>
    createCapstanMcpServer({
      client: typeof client === 'function' ? client(context) : client,
      era: context.era,
      shared,
      tools: requestedTools(context) ?? tools,
      maxTools,
    });
}

function requestedTools({ requestInfo }: McpRequestContext): string[] | undefined {
  const asked = requestInfo && new URL(requestInfo.url).searchParams.get('tools');
  return asked ? toolNames(asked) : undefined;
}

/** Parses a list of tool names in a query or an environment variable. */
export const toolNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

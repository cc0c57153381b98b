import type { Capstan } from '@capstan/client';
import type { McpRequestContext, McpServerFactory } from '@modelcontextprotocol/server';
import { SharedKnowledge, createCapstanMcpServer } from './capstan-mcp-server.js';
import type { SurfaceOptions } from './catalog/surface.js';

/** What serves a process. A request over HTTP may ask for other tools with `?tools=search,scrape`. */
export interface CapstanMcpFactoryOptions extends SurfaceOptions {
  /** One for all, or one by what a request says of its caller; all of the same service. */
  client: Capstan | ((context: McpRequestContext) => Capstan);
}

/** A factory for the SDK's `createMcpHandler` (a server for each request) and `serveStdio` (one for a connection). */
export function capstanMcpFactory({ client, tools, maxTools }: CapstanMcpFactoryOptions): McpServerFactory {
  const shared = new SharedKnowledge();
  return (context) =>
    createCapstanMcpServer({
      client: typeof client === 'function' ? client(context) : client,
      era: context.era,
      shared,
      tools: toolsAskedFor(context) ?? tools,
      maxTools,
    });
}

function toolsAskedFor({ requestInfo }: McpRequestContext): string[] | undefined {
  const asked = requestInfo && new URL(requestInfo.url).searchParams.get('tools');
  return asked ? toolNames(asked) : undefined;
}

/** Names of tools as a query or an environment variable lists them. */
export const toolNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

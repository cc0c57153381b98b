import type { Capstan } from '@capstan/client';
import { Server } from '@modelcontextprotocol/server';
import { INSTRUCTIONS, SERVER_INFO } from './about.js';
import type { Era } from './call/tool-call.js';
import type { SurfaceOptions } from './catalog/surface.js';
import { ToolCatalog } from './catalog/tool-catalog.js';
import { serveTools } from './catalog/tool-methods.js';
import { serveCompletion } from './completion/completion-methods.js';
import { servePrompts } from './prompts/prompt-methods.js';
import { buildFiles } from './resources/build-files.js';
import { DocPages } from './resources/doc-pages.js';
import { docs } from './resources/docs.js';
import { researchEvidence, researchReport } from './resources/research-resources.js';
import { serveResources } from './resources/resource-methods.js';
import { TASKS_EXTENSION } from './call/has-tasks.js';
import { serveTasks } from './methods/task-methods.js';

const HOUR_MS = 3_600_000;

/** Data of a service that is the same for every client; shared by the servers of a process. */
export class SharedCatalog {
  readonly catalog = new ToolCatalog();
  readonly pages = new DocPages();
}

/** Options of a server. */
export interface CapstanMcpServerOptions extends SurfaceOptions {
  /** The client used for all requests. */
  client: Capstan;
  /** As reported by the entry points of the SDK. */
  era: Era;
  /** Catalog of the service that `client` calls. */
  shared?: SharedCatalog;
}

/** An MCP server on top of the REST API, for one connection or one request. */
export function createCapstanMcpServer(options: CapstanMcpServerOptions): Server {
  const { client, era, shared = new SharedCatalog(), tools, maxTools } = options;
  const { catalog, pages } = shared;
  const kinds = [docs(pages), researchReport, researchEvidence, buildFiles];
  const server = new Server(SERVER_INFO, {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false },
      prompts: { listChanged: false },
      completions: {},
      ...(era === 'modern' && { extensions: { [TASKS_EXTENSION]: {} } }),
    },
    instructions: INSTRUCTIONS,
    cacheHints: { 'server/discover': { ttlMs: HOUR_MS, cacheScope: 'public' } },
  });
  serveTools(server, { client, era, catalog, surface: { tools, maxTools } });
  serveResources(server, client, { pages, kinds });
  servePrompts(server);
  serveCompletion(server, client, kinds);
  // The extension belongs to the current revision; the older one had a different kind of tasks.
  if (era === 'modern') serveTasks(server, client);
  return server;
}

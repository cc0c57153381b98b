import type { Capstan } from '@capstan/client';
import {
  ResourceNotFoundError,
  type Server,
  type ServerContext,
  UriTemplate,
} from '@modelcontextprotocol/server';
import { MAX_AGE_MS } from '../catalog/cached-value.js';
import { traceHeaders } from '../call/trace-headers.js';
import { protocolErrorOf } from '../results/protocol-error.js';
import { type DocPages, readText } from './doc-pages.js';
import { INDEXES, docResources } from './docs.js';
import type { ResourceContents, ResourceKind, ResourceRead } from './resource-kind.js';

const PUBLIC = { ttlMs: MAX_AGE_MS, cacheScope: 'public' } as const;
const TEXT = { mimeType: 'text/markdown' };
/** Data of an account, which may change. */
const PRIVATE = { ttlMs: 0, cacheScope: 'private' } as const;

/** `resources/list`, `resources/templates/list` and `resources/read`. */
export function serveResources(
  server: Server,
  client: Capstan,
  { pages, kinds }: { pages: DocPages; kinds: readonly ResourceKind[] },
): void {
  server.setRequestHandler('resources/list', async () => {
    try {
      const indexes = INDEXES.map(({ resource }) => resource);
      return { resources: [...indexes, ...(await docResources(client, pages))], ...PUBLIC };
    } catch (error) {
      throw protocolErrorOf(error);
    }
  });
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: kinds.map(({ template }) => template),
    ...PUBLIC,
  }));
  server.setRequestHandler('resources/read', async ({ params: { uri } }, { mcpReq }) => {
    try {
      const contents = await read(kinds, { client, uri, options: optionsOf(mcpReq) });
      return { contents: [contents], ...(/^capstan:\/\/(docs\/|llms)/.test(uri) ? PUBLIC : PRIVATE) };
    } catch (error) {
      throw protocolErrorOf(error, () => new ResourceNotFoundError(uri));
    }
  });
}

const optionsOf = (mcpReq: ServerContext['mcpReq']): ResourceRead['options'] => ({
  signal: mcpReq.signal,
  headers: traceHeaders(mcpReq._meta),
});

async function read(kinds: readonly ResourceKind[], wanted: ResourceRead): Promise<ResourceContents> {
  const { client, uri } = wanted;
  const index = INDEXES.find(({ resource }) => resource.uri === uri);
  if (index) return { ...TEXT, uri, text: await readText(client, index.path) };
  for (const kind of kinds) {
    const variables = variablesOf(kind, uri);
    if (variables) return kind.read(variables, wanted);
  }
  throw new ResourceNotFoundError(uri);
}

function variablesOf({ template }: ResourceKind, uri: string): Record<string, string> | undefined {
  const found = new UriTemplate(template.uriTemplate).match(uri);
  if (!found) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, decodeURIComponent(String(value))]),
    );
  } catch {
    // An invalid percent sign: not one of our URIs.
    return undefined;
  }
}

import createRouter, { type HTTPMethod } from 'find-my-way';
import type { FastifyInstance } from 'fastify';

/** Methods that a 405 may list; HEAD and OPTIONS are handled everywhere. */
const METHODS: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const tables = new WeakMap<object, ReturnType<typeof createRouter>>();

/** Records every route that is registered from now on, to distinguish 405 from 404. */
export function recordRoutes(fastify: FastifyInstance): void {
  const table = createRouter({ ignoreTrailingSlash: true });
  tables.set(fastify.server, table);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat() as HTTPMethod[]) {
      if (METHODS.includes(one) && !table.hasRoute(one, url)) table.on(one, url, () => undefined);
    }
  });
}

/** Returns the methods of a path. */
export function allowedMethodsOf(fastify: FastifyInstance, path: string): string[] {
  const table = tables.get(fastify.server);
  return table ? METHODS.filter((method) => table.find(method, path) !== null) : [];
}

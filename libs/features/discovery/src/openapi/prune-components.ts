import { collectRefs } from './collect-refs.js';
import type { OpenApi } from './openapi.js';

const PREFIX = '#/components/schemas/';

/** Removes unreferenced schemas, and sorts the rest alphabetically. */
export function pruneComponents(document: OpenApi): OpenApi {
  const { schemas, ...otherComponents } = document.components;
  const reached = collectRefs([document.paths, document.webhooks, otherComponents]);
  // A Set also visits what is added on the way, so references of references are followed.
  for (const ref of reached) {
    if (ref.startsWith(PREFIX)) collectRefs(schemas[ref.slice(PREFIX.length)], reached);
  }
  const kept = Object.keys(schemas)
    .filter((name) => reached.has(`${PREFIX}${name}`))
    .toSorted();
  return {
    ...document,
    components: {
      ...otherComponents,
      schemas: Object.fromEntries(kept.map((name) => [name, schemas[name] ?? {}])),
    },
  };
}

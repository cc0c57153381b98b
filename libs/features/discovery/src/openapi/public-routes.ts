import type { OpenApi, PathItem } from './openapi.js';

const PRIVATE = ['/v1/admin', '/console'];

const isPrivate = (path: string): boolean =>
  PRIVATE.some((root) => path === root || path.startsWith(`${root}/`));

/** Removes all routes but those of operators and of the pages of the console, and the events that account holders get. */
export const privateRoutes = (document: OpenApi): OpenApi => ({
  ...document,
  info: {
    ...document.info,
    title: 'Capstan for operators',
    description:
      'The routes of operators, under `/v1/admin`, and those of the pages of the console, under `/console`, which need a session and may change with any release.',
  },
  paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => isPrivate(path))),
  webhooks: {},
});

/**
 * Removes those routes (docs/contract.md 4.5) and sorts the others by tag, so that capabilities come
 * first.
 */
export function publicRoutes(document: OpenApi): OpenApi {
  const order = new Map(document.tags.map(({ name }, index) => [name, index]));
  const placeOf = (item: PathItem): number =>
    order.get(Object.values(item)[0]?.tags?.[0] ?? '') ?? order.size;
  const paths = Object.entries(document.paths)
    .filter(([path]) => !isPrivate(path))
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
  return { ...document, paths: Object.fromEntries(paths) };
}

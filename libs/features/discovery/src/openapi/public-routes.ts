import type { OpenApi, PathItem } from './openapi.js';

const ADMIN = '/v1/admin';

/**
 * Removes the admin routes (docs/contract.md 4.5) and sorts the others by tag, so that capabilities come
 * first.
 */
export function publicRoutes(document: OpenApi): OpenApi {
  const order = new Map(document.tags.map(({ name }, index) => [name, index]));
  const placeOf = (item: PathItem): number =>
    order.get(Object.values(item)[0]?.tags?.[0] ?? '') ?? order.size;
  const paths = Object.entries(document.paths)
    .filter(([path]) => path !== ADMIN && !path.startsWith(`${ADMIN}/`))
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
  return { ...document, paths: Object.fromEntries(paths) };
}

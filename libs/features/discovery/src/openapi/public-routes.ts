import type { OpenApi, PathItem } from './openapi.js';

const ADMIN = '/v1/admin';

const isOfAdmins = (path: string): boolean => path === ADMIN || path.startsWith(`${ADMIN}/`);

/** Removes all routes but those of admins, and the events that account holders get. */
export const adminRoutes = (document: OpenApi): OpenApi => ({
  ...document,
  info: {
    ...document.info,
    title: 'Capstan for operators',
    description: 'The routes of operators, under `/v1/admin`.',
  },
  paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => isOfAdmins(path))),
  webhooks: {},
});

/**
 * Removes the admin routes (docs/contract.md 4.5) and sorts the others by tag, so that capabilities come
 * first.
 */
export function publicRoutes(document: OpenApi): OpenApi {
  const order = new Map(document.tags.map(({ name }, index) => [name, index]));
  const placeOf = (item: PathItem): number =>
    order.get(Object.values(item)[0]?.tags?.[0] ?? '') ?? order.size;
  const paths = Object.entries(document.paths)
    .filter(([path]) => !isOfAdmins(path))
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
  return { ...document, paths: Object.fromEntries(paths) };
}

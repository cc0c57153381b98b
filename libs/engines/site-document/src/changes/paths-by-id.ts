import { pointer } from '../checks/fault.js';
import { keysOf, type PatchOperation } from './patch.js';

/**
 * An operation with indexes in place of ids: `/facts/item-2/price` becomes `/facts/4/price`. Ids are never numbers, so that a
 * path with indexes stays as it is. An unknown id is left for the patch to refuse.
 */
export function withIndexes(document: object, operation: PatchOperation): PatchOperation {
  const path = indexed(document, operation.path);
  return 'from' in operation
    ? { ...operation, path, from: indexed(document, operation.from) }
    : { ...operation, path };
}

/** The value that a path by ids or indexes leads to; undefined if there is none. */
export function valueAt(document: object, path: string): unknown {
  return keysOf(indexed(document, path)).reduce<unknown>(
    (value, key) => (isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
}

function indexed(document: object, path: string): string {
  let value: unknown = document;
  const keys = keysOf(path).map((key) => {
    const found = Array.isArray(value) ? indexOf(value, key) : key;
    value = isContainer(value) && Object.hasOwn(value, found) ? value[found] : undefined;
    return found;
  });
  return pointer(...keys);
}

function indexOf(parts: readonly unknown[], key: string): string {
  const index = parts.findIndex((part) => isContainer(part) && part['id'] === key);
  return index === -1 ? key : String(index);
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

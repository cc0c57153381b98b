const KEY = /^(?:[\w-][\w.-]{0,199}\/){0,9}[\w-][\w.-]{0,199}$/;
const PREFIX = /^(?:[\w-][\w.-]{0,199}\/){0,9}$/;

/** Returns whether a name in the storage is a key: others, such as markers of folders, are not ours. */
export const isKey = (name: string): boolean => KEY.test(name);

/** @throws Error if a key could leave its folder, or would need escaping in a URL. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a key of an object: ${JSON.stringify(key)}`);
}

/** @throws Error if it is neither empty nor whole parts, each with its slash. */
export function assertPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Error(`not a prefix of objects: ${JSON.stringify(prefix)}`);
}

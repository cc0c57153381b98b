/** Deeper than any parameter needs; beyond it recursive code could exhaust the stack. */
const MAX_DEPTH = 32;
const CLASS_MEMBERS = ['constructor', 'prototype', '__proto__'];

/**
 * Finds a structural error in a JSON value. Not recursive, because the value may be too deep for recursion.
 * @param refuseClassMembers also rejects members that class-transformer would mistake for the class of a value.
 */
export function findStructureFault(value: object, refuseClassMembers: boolean): string | undefined {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return `must not be nested deeper than ${MAX_DEPTH} levels`;
    const below: object[] = [];
    for (const item of level) {
      if (refuseClassMembers) {
        const refused = CLASS_MEMBERS.find((name) => Object.hasOwn(item, name));
        if (refused !== undefined) return `must not have a member called ${refused}`;
      }
      for (const child of Array.isArray(item) ? item : Object.values(item)) {
        if (typeof child === 'object' && child !== null) below.push(child as object);
      }
    }
    level = below;
  }
  return undefined;
}

import { createPatch } from 'rfc6902';
import { pointer } from '../checks/fault.js';
import { type CheckedDocument, validateDocument } from '../checks/validate-document.js';
import type { SiteDocument } from '../model/site-document.js';

/** A merged document; `conflicts` are the paths that both sides changed, where `ours` was kept. */
export type MergedDocument = CheckedDocument & { conflicts: string[] };

/**
 * Merges two documents that were made from the same one: parts with ids by id, objects by property. Used when an
 * owner edited a site while an author was working on it.
 */
export function mergeDocuments(
  base: SiteDocument,
  { ours, theirs }: { ours: SiteDocument; theirs: SiteDocument },
): MergedDocument {
  const conflicts: string[] = [];
  const merged = merge({ base, ours, theirs }, [], conflicts);
  return { ...validateDocument(merged), conflicts };
}

interface Sides {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

function merge({ base, ours, theirs }: Sides, at: PropertyKey[], conflicts: string[]): unknown {
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if (isObject(ours) && isObject(theirs))
    return mergeObjects({ base: isObject(base) ? base : {}, ours, theirs }, at, conflicts);
  if (isIdentified(ours) && isIdentified(theirs)) {
    return mergeLists({ base: isIdentified(base) ? base : [], ours, theirs }, at, conflicts);
  }
  conflicts.push(pointer(...at));
  return ours;
}

type Properties = Record<string, unknown>;
type Identified = Properties & { id: string };

function mergeObjects(
  sides: Record<keyof Sides, Properties>,
  at: PropertyKey[],
  conflicts: string[],
): Properties {
  const keys = new Set([...Object.keys(sides.ours), ...Object.keys(sides.theirs)]);
  const entries = [...keys].map((key) => {
    const [base, ours, theirs] = [sides.base[key], sides.ours[key], sides.theirs[key]];
    return [key, merge({ base, ours, theirs }, [...at, key], conflicts)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** In our order; what only they added follows the part that precedes it there. */
function mergeLists(
  sides: Record<keyof Sides, Identified[]>,
  at: PropertyKey[],
  conflicts: string[],
): Identified[] {
  const [base, ours, theirs] = [byId(sides.base), byId(sides.ours), byId(sides.theirs)];
  const merged = sides.ours.flatMap((part): Identified[] => {
    const other = theirs.get(part.id);
    if (!other && base.has(part.id) && isSame(base.get(part.id), part)) return [];
    if (!other) return [part];
    return [
      merge(
        { base: base.get(part.id), ours: part, theirs: other },
        [...at, part.id],
        conflicts,
      ) as Identified,
    ];
  });
  for (const [index, part] of sides.theirs.entries()) {
    if (ours.has(part.id) || (base.has(part.id) && isSame(base.get(part.id), part))) continue;
    const previous = sides.theirs[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === previous) + 1 || merged.length, 0, part);
  }
  return merged;
}

const byId = (parts: readonly Identified[]): Map<string, Identified> =>
  new Map(parts.map((part) => [part.id, part]));
const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIdentified = (value: unknown): value is Identified[] =>
  Array.isArray(value) && value.every((part) => isObject(part) && typeof part['id'] === 'string');
const isSame = (a: unknown, b: unknown): boolean => createPatch(a, b).length === 0;

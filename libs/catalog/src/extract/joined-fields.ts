import type { ExtractPlace, ExtractResult } from './extract.result.js';
import { type Filled, type Value, placesWithin } from './fill/filled.js';
import type { ObjectField } from './schema/field.js';

/** Joins the fields of several pages: each from the first page that states it, lists of all. */
export function joinedFields(
  schema: ObjectField,
  pages: readonly { url: string; fields: Filled }[],
): Pick<ExtractResult, 'fields' | 'places' | 'missing'> {
  const places: ExtractPlace[] = [];
  const fields = schema.fields.map(({ name, type }): [string, Value] => {
    let joined: Value = null;
    for (const { url, fields: filled } of pages) {
      const value = memberOf(filled.value, name);
      if (value === null) continue;
      if (joined !== null && type !== 'array') break;
      const known: readonly Value[] = Array.isArray(joined) ? joined : [];
      places.push(...placesOf(filled, name, known.length).map((place) => ({ ...place, url })));
      joined = Array.isArray(value) ? [...known, ...value] : value;
    }
    return [name, joined];
  });
  return {
    fields: Object.fromEntries(fields),
    places,
    missing: fields.flatMap(([name, value]) => (value === null ? [name] : [])),
  };
}

function memberOf(value: Value, name: string): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}

/** The places of one field; entries of a list are counted on from those of earlier pages. */
function placesOf({ places }: Filled, name: string, offset: number): Filled['places'] {
  return places.flatMap((place) => {
    if (place.path === name) return [place];
    if (!place.path.startsWith(`${name}.`)) return [];
    const rest = place.path.slice(name.length + 1);
    const moved = offset === 0 ? rest : rest.replace(/^\d+/, (index) => String(Number(index) + offset));
    return placesWithin(name, [{ ...place, path: moved }]);
  });
}

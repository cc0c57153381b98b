import * as fc from 'fast-check';
import type { Json } from './api-document.js';

/** Unexpected values. */
const STRANGE: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, '', '\u0000', '<b>', 'x'.repeat(5000), [], {}, [[]], [null]),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('javascript:alert(1)', 'http://', 'https://user:pw@h/', '2026-99-99', '//x', 'ftp://x/'),
);

/** Paths of all values in a JSON value. */
function placesIn(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...inside.flatMap((step) => placesIn(value[step], [...path, step]))];
}

/** A copy in which the value at the path is removed or replaced. */
function changed(value: Json, path: (string | number)[], change: { to: unknown } | 'removed'): Json {
  const last = path.at(-1);
  if (last === undefined) return change === 'removed' ? null : change.to;
  const copy = structuredClone(value);
  const holder = path.slice(0, -1).reduce((place, step) => place[step], copy);
  if (change !== 'removed') holder[last] = change.to;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

/** A JSON value in which one to three values are replaced by unexpected ones, or removed. */
export function mutated(value: Json): fc.Arbitrary<Json> {
  const change = fc.oneof(
    { weight: 1, arbitrary: fc.constant('removed' as const) },
    { weight: 3, arbitrary: STRANGE.map((to) => ({ to })) },
  );
  const once = (json: Json): fc.Arbitrary<Json> =>
    fc.tuple(fc.constantFrom(...placesIn(json)), change).map(([path, how]) => changed(json, path, how));
  return fc.integer({ min: 1, max: 3 }).chain((times) => {
    let result = once(value);
    for (let left = times - 1; left > 0; left -= 1) result = result.chain(once);
    return result;
  });
}

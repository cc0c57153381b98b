import { type ComponentId, componentOf } from '@capstan/site-document';

/** A number of a text, the same on every machine (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** One of several, by the facts of a site: two sites of a kind look different, one site always the same. */
export const pick = <T>(from: readonly T[], seed: string): T => from[hashOf(seed) % from.length]!;

export const pickVariant = (component: ComponentId, seed: string): string =>
  pick(componentOf(component).variants, `${seed}/${component}`);

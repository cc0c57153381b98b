import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { h, type VNode } from '../jsx/h.js';

/** The icons that pages use, by what they mean: names of Lucide. */
const ICONS = {
  phone: 'phone',
  email: 'mail',
  url: 'globe',
  social: 'at-sign',
  place: 'map-pin',
  hours: 'clock',
  date: 'calendar-days',
  person: 'user',
  arrow: 'arrow-right',
  outside: 'arrow-up-right',
  check: 'check',
  menu: 'menu',
  plus: 'plus',
  quote: 'quote',
} as const;
export type IconName = keyof typeof ICONS;

const require = createRequire(import.meta.url);
const shapes = new Map<IconName, string>();

/** Decoration next to a text that says the same. */
export function Icon({ name }: { name: IconName }): VNode {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
    />
  );
}

function shapesOf(name: IconName): string {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(require.resolve(`lucide-static/icons/${ICONS[name]}.svg`), 'utf8');
  const found = [...file.matchAll(/<(?:path|circle|rect|line|polyline|polygon|ellipse)\b[^>]*>/g)].join('');
  shapes.set(name, found);
  return found;
}

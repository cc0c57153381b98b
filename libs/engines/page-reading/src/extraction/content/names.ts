import type { ReadableElement } from '../document/readable.js';

/** Returns the class and id of an element as words; splits `camelCase`. */
export function nameWords(element: ReadableElement): string {
  let name = '';
  for (const attr of element.attrs) if (attr.name === 'class' || attr.name === 'id') name += ` ${attr.value}`;
  return name.slice(0, 500).replace(/([a-z])(?=[A-Z])/g, '$1-');
}

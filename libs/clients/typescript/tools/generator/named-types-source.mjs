/** Each schema of the document as a named type, so that signatures and editors show `SearchResult`. */
export function namedTypesSource(document) {
  const names = Object.keys(document.components.schemas).toSorted((a, b) => (a < b ? -1 : 1));
  const types = names.map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return `import type { components } from './schema.js';\n\n${types.join('\n')}\n`;
}

import { describe, expect, it } from 'vitest';
import { addExport, addImport, addToList, hasIdentifier } from './edit-source.js';

const SOURCE = `/** What it is. */
import type { Thing } from 'things';
import { b } from './b/b.js';
import { d } from './d/d.js';

export { b } from './b/b.js';
export { d } from './d/d.js';

/** In order. */
export const list: readonly Thing[] = [b, d];
`;

describe('addImport', () => {
  it.each([
    ['./a/a.js', `things';\nimport { x } from './a/a.js';\nimport { b }`],
    ['./c/c.js', `b.js';\nimport { x } from './c/c.js';\nimport { d }`],
    ['./z/z.js', `d.js';\nimport { x } from './z/z.js';\n\nexport`],
  ])('puts %s in its place', (from, expected) => {
    const text = addImport(SOURCE, 'x', from);
    expect(text).toContain(expected);
    expect(text).toMatch(/^\/\*\* What it is\. \*\/\nimport type/);
  });
});

describe('addExport', () => {
  it.each([
    ['./c/c.js', `export { b } from './b/b.js';\nexport { x } from './c/c.js';\n`],
    ['./z/z.js', `export { d } from './d/d.js';\nexport { x } from './z/z.js';\n`],
  ])('puts %s in its place', (from, expected) => {
    expect(addExport(SOURCE, 'x', from)).toContain(expected);
  });

  it('goes behind the imports of a file that exports nothing yet', () => {
    expect(addExport(`import { a } from 'a';\na();\n`, 'x', './x.js')).toBe(
      `import { a } from 'a';\nexport { x } from './x.js';\na();\n`,
    );
  });
});

describe('addToList', () => {
  it('appends to a constant', () => {
    expect(addToList(SOURCE, 'list', 'x')).toContain('= [b, d, x];');
  });

  it('appends to a property, over several lines and behind a trailing comma too', () => {
    expect(addToList('make({ name: 1, items: [\n  a,\n  b,\n] })', 'items', 'x')).toBe(
      'make({ name: 1, items: [\n  a,\n  b, x,\n] })',
    );
  });

  it('begins an empty list', () => {
    expect(addToList('const items = [];', 'items', 'x')).toBe('const items = [x];');
  });

  it('is not fooled by comments and strings, and says when there is no list', () => {
    expect(addToList(`// items: []\nconst text = 'items: []';`, 'items', 'x')).toBeUndefined();
  });
});

describe('hasIdentifier', () => {
  it('sees names of code only', () => {
    expect(hasIdentifier(SOURCE, 'list')).toBe(true);
    expect(hasIdentifier(SOURCE, 'b')).toBe(true);
    expect(hasIdentifier(SOURCE, 'What')).toBe(false);
    expect(hasIdentifier(SOURCE, 'things')).toBe(false);
  });
});

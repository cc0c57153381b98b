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
  ])('inserts %s in order', (from, expected) => {
    const text = addImport(SOURCE, 'x', from);
    expect(text).toContain(expected);
    expect(text).toMatch(/^\/\*\* What it is\. \*\/\nimport type/);
  });
});

describe('addExport', () => {
  it.each([
    ['./c/c.js', `export { b } from './b/b.js';\nexport { x } from './c/c.js';\n`],
    ['./z/z.js', `export { d } from './d/d.js';\nexport { x } from './z/z.js';\n`],
  ])('inserts %s in order', (from, expected) => {
    expect(addExport(SOURCE, 'x', from)).toContain(expected);
  });

  it('follows the imports of a file without exports', () => {
    expect(addExport(`import { a } from 'a';\na();\n`, 'x', './x.js')).toBe(
      `import { a } from 'a';\nexport { x } from './x.js';\na();\n`,
    );
  });
});

describe('addToList', () => {
  it('appends to a constant', () => {
    expect(addToList(SOURCE, 'list', 'x')).toContain('= [b, d, x];');
  });

  it('appends to a property, also over several lines and after a trailing comma', () => {
    expect(addToList('make({ name: 1, items: [\n  a,\n  b,\n] })', 'items', 'x')).toBe(
      'make({ name: 1, items: [\n  a,\n  b, x,\n] })',
    );
  });

  it('starts an empty list', () => {
    expect(addToList('const items = [];', 'items', 'x')).toBe('const items = [x];');
  });

  it('ignores comments and strings, and reports a missing list', () => {
    expect(addToList(`// items: []\nconst text = 'items: []';`, 'items', 'x')).toBeUndefined();
  });
});

describe('hasIdentifier', () => {
  it('matches identifiers in code only', () => {
    expect(hasIdentifier(SOURCE, 'list')).toBe(true);
    expect(hasIdentifier(SOURCE, 'b')).toBe(true);
    expect(hasIdentifier(SOURCE, 'What')).toBe(false);
    expect(hasIdentifier(SOURCE, 'things')).toBe(false);
  });
});

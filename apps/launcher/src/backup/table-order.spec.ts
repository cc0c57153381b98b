import { describe, expect, it } from 'vitest';
import { inOrderOfReferences } from './table-order.js';

describe('inOrderOfReferences', () => {
  it('puts each table after those that it references', () => {
    const order = inOrderOfReferences(
      ['events', 'jobs', 'sites'],
      [
        { table: 'events', references: 'jobs' },
        { table: 'jobs', references: 'sites' },
        { table: 'jobs', references: 'jobs' },
      ],
    );
    expect(order).toEqual(['sites', 'jobs', 'events']);
  });

  it('refuses a cycle, with its tables', () => {
    const cycle = [
      { table: 'a', references: 'b' },
      { table: 'b', references: 'a' },
    ];
    expect(() => inOrderOfReferences(['a', 'b'], cycle)).toThrow('Tables reference each other: a, b.');
  });
});

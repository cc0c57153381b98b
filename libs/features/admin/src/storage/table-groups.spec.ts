import { describe, expect, it } from 'vitest';
import { tableGroups } from './table-groups.js';

const table = (name: string, bytes: number, schema = 'public') => ({ schema, name, bytes });

describe('tableGroups', () => {
  it('adds up the tables of a group, the largest group first', () => {
    expect(
      tableGroups([table('builds', 10), table('requests', 50), table('sites', 5), table('companies', 1)]),
    ).toEqual([
      { group: 'Request log', tables: 1, bytes: 50 },
      { group: 'Builds and sites', tables: 3, bytes: 16 },
    ]);
  });

  it('shows other schemas by their name, and tables of plugins as other', () => {
    expect(tableGroups([table('job', 9, 'bullmq'), table('invoices', 3)])).toEqual([
      { group: 'Schema bullmq', tables: 1, bytes: 9 },
      { group: 'Other', tables: 1, bytes: 3 },
    ]);
  });
});

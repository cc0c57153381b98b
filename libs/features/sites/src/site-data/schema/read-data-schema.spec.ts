import { describe, expect, it } from 'vitest';
import { readDataSchema } from './read-data-schema.js';

const collection = {
  name: 'bookings',
  title: 'Bookings',
  access: 'submit',
  fields: [{ name: 'slot', label: 'Slot', type: 'slot', isRequired: true }],
};
const read = (...collections: unknown[]) => readDataSchema(JSON.stringify({ version: 1, collections }));
const faultOf = (...collections: unknown[]) => {
  const result = read(...collections);
  return 'faults' in result ? result.faults.join('; ') : '';
};

describe('readDataSchema', () => {
  it('reads what builders write, and ignores unknown members', () => {
    const slots = {
      hours: [{ days: ['mo'], opens: '09:00', closes: '24:00' }],
      stepMinutes: 30,
      daysAhead: 30,
    };
    const full = { ...collection, uniqueField: 'slot', capacity: 2, slots };
    expect(read({ ...full, colour: 'red' })).toEqual({ schema: { version: 1, collections: [full] } });
  });

  it('reports where it is invalid', () => {
    expect(faultOf({ ...collection, access: 'all' })).toMatch(/^collections\.0\.access: /);
    expect(faultOf({ ...collection, uniqueField: 'name' })).toContain('there is no field name');
    expect(faultOf({ ...collection, fields: [{ ...collection.fields[0], type: 'choice' }] })).toContain(
      'choice, choices and items need options',
    );
    expect(faultOf({ ...collection, sumField: 'slot' })).toContain('sumField is not a number');
    expect(
      faultOf({ ...collection, hasReferrals: true, fields: [{ ...collection.fields[0], name: 'ref' }] }),
    ).toContain('no field may be named ref');
    expect(faultOf(collection, collection)).toContain('two collections have the same name');
    expect(readDataSchema('{')).toEqual({ faults: ['it is not JSON'] });
  });

  it('reports a few of many errors', () => {
    const result = read(...Array.from({ length: 29 }, () => ({ ...collection, access: 'all', title: 7 })));
    expect('faults' in result && result.faults).toHaveLength(20);
  });
});

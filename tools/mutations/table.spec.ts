import { expect, it } from 'vitest';
import { tableOf } from './table.js';

it('counts by area and lists missed faults', () => {
  const table = tableOf([
    { id: 'a', area: 'Gate', foundBy: 'unit', test: 't' },
    { id: 'b', area: 'Credits', foundBy: 'e2e', test: 't' },
    { id: 'c', area: 'Credits', foundBy: undefined },
  ]);
  expect(table.split('\n')).toEqual([
    '| Area | Faults | Found by unit tests | By end-to-end tests | Missed | Found |',
    '| --- | --- | --- | --- | --- | --- |',
    '| Credits | 2 | 0 | 1 | 1 | 50 % |',
    '| Gate | 1 | 1 | 0 | 0 | 100 % |',
    '| All | 3 | 1 | 1 | 1 | 67 % |',
    '',
    'Missed:',
    '- c',
  ]);
});

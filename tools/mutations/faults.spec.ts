import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaOf, plant, readAreas, readFaults } from './faults.js';

const root = resolve(import.meta.dirname, '..', '..');
const faults = readFaults();
const areas = readAreas();

describe('planted faults', () => {
  it('have unique names', () => {
    const ids = faults.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(60);
  });

  it.each(faults.map((fault) => [fault.id, fault] as const))('%s matches its file', (_id, fault) => {
    expect(() => plant(fault, readFileSync(join(root, fault.file), 'utf8'))).not.toThrow();
    expect(() => areaOf(fault, areas)).not.toThrow();
  });

  it.each(areas.map(({ area, tests }) => [area, tests] as const))(
    '%s names existing tests',
    (_area, tests) => {
      expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
    },
  );

  it('are rejected if their text is not found', () => {
    const fault = { id: 'x', file: 'a.ts', breaks: '', find: 'a > b', replace: 'a >= b' };
    expect(() => plant(fault, 'if (b > a) {}')).toThrow('x: its text occurs 0 times in a.ts.');
    expect(() => plant(fault, 'a > b; a > b;')).toThrow('x: its text occurs 2 times in a.ts.');
    expect(plant(fault, 'if (a > b) {}')).toBe('if (a >= b) {}');
  });

  it('are rejected if the result is not TypeScript', () => {
    const fault = { id: 'x', file: 'a.ts', breaks: '', find: 'a > b', replace: 'a > ' };
    expect(() => plant(fault, 'if (a > b) {}')).toThrow('x: ');
  });
});

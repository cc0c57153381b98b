import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { summarize } from './summarize.mjs';

const result = (more: object) => ({
  title: 'Unit tests',
  seconds: 1.25,
  passed: 0,
  failed: 0,
  skipped: [],
  files: [],
  ...more,
});

describe('summarize', () => {
  let lines: string[];
  beforeEach(() => {
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.split('\n')));
    vi.stubEnv('CI', '');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('ends with the totals, and exits with 0 if nothing failed', () => {
    expect(summarize([result({ passed: 3 }), result({ passed: 4 })])).toBe(0);
    expect(lines.at(-1)).toBe('7 passed, 0 failed');
  });

  it('exits with 1 if a step failed', () => {
    expect(summarize([result({ passed: 3, failed: 1 }), result({})])).toBe(1);
    expect(lines).toContain('✗ Unit tests (3 passed, 1 failed), 1.3 s');
    expect(lines.at(-1)).toBe('3 passed, 1 failed');
  });

  it('lists the ten slowest files', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ name: `f${index}.spec.ts`, seconds: index }));
    summarize([result({ files })]);
    const named = lines.filter((line) => line.endsWith('.spec.ts'));
    expect(named).toHaveLength(10);
    expect(named[0]).toBe('    11.0 s  f11.spec.ts');
  });

  it('lists tests that were skipped, which is a failure only in CI', () => {
    const incomplete = [result({ passed: 1, skipped: ['a.spec.ts: needs git'] })];
    expect(summarize(incomplete)).toBe(0);
    expect(lines).toContain('!   a.spec.ts: needs git');
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
    vi.stubEnv('CI', 'true');
    expect(summarize(incomplete)).toBe(1);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });
});

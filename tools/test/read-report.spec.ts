import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTestReport } from './read-report.mjs';

describe('readTestReport', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'capstan-report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (text: string) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, text);
    return readTestReport(path);
  };

  const FAILED = { passed: 0, failed: 1, skipped: [], files: [] };

  it('counts a missing report as one failed test', () => {
    expect(readTestReport(join(folder, 'missing.json'))).toEqual(FAILED);
  });

  it('counts a truncated report as one failed test', () => {
    expect(read('{"testResults":[{"name":')).toEqual(FAILED);
  });

  it('counts tests, and a file that could not be loaded as one failed test', () => {
    const file = (name: string, status: string, ...statuses: string[]) => ({
      name: join(process.cwd(), name),
      status,
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: statuses.map((one) => ({ status: one, fullName: `is ${one}` })),
    });
    const testResults = [file('a.spec.ts', 'passed', 'passed', 'skipped'), file('b.spec.ts', 'failed')];
    expect(read(JSON.stringify({ testResults }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['a.spec.ts: is skipped'],
      files: [
        { name: 'a.spec.ts', seconds: 2.5 },
        { name: 'b.spec.ts', seconds: 2.5 },
      ],
    });
  });
});

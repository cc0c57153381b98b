import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** @typedef {{ passed: number, failed: number, leftOut: string[], files: { name: string, seconds: number }[] }} Counts */

/**
 * Reads what vitest's JSON reporter wrote. A file that could not even be loaded counts as one failed test, and
 * so does a run that left no report.
 * @returns {Counts}
 */
export function readTestReport(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, leftOut: [], files: [] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map(({ status, fullName }) => ({
      status,
      name: `${relative(root, file.name)}: ${fullName}`,
    })),
  );
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const withStatus = (...statuses) => tests.filter(({ status }) => statuses.includes(status));
  return {
    passed: withStatus('passed').length,
    failed: withStatus('failed').length + unloaded.length,
    leftOut: withStatus('pending', 'skipped', 'todo', 'disabled').map(({ name }) => name),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

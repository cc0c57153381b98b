import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** @typedef {{ passed: number, failed: number, skipped: string[], files: { name: string, seconds: number }[] }} Counts */

/** The report of an aborted run may be incomplete. */
function parseReport(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Parses vitest's JSON report. A file that could not be loaded counts as one failed test, and so does a run whose report
 * is missing or incomplete.
 * @returns {Counts}
 */
export function readTestReport(path) {
  const report = parseReport(path);
  if (!report) return { passed: 0, failed: 1, skipped: [], files: [] };
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
    skipped: withStatus('pending', 'skipped', 'todo', 'disabled').map(({ name }) => name),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

import type { FindingStatus, NamedFinding } from './finding.js';

const MARKS: Readonly<Record<FindingStatus, string>> = { ok: '✓', warning: '!', failed: '✗', skipped: '–' };

/** The findings as text, each with its remedy. */
export function reportOf(findings: readonly NamedFinding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, status, text, advice }) => [
    `${MARKS[status]} ${check.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`  ${' '.repeat(width)}  → ${advice}`]),
  ]);
  const count = (status: FindingStatus): number =>
    findings.filter((finding) => finding.status === status).length;
  return [...lines, '', `${count('failed')} failed, ${count('warning')} warnings, ${count('ok')} ok.`].join(
    '\n',
  );
}

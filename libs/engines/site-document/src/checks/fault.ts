import type { z } from 'zod';

/** What is wrong with a document, and where: `/pages/0/sections/2/facts/1` (JSON Pointer). */
export interface DocumentFault {
  path: string;
  message: string;
}

/** A JSON Pointer (RFC 6901). */
export const pointer = (...keys: readonly PropertyKey[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The faults that a schema found; an error in a union is that of its closest member. */
export function faultsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  prefix: readonly PropertyKey[] = [],
): DocumentFault[] {
  return issues.flatMap((issue) => {
    const path = [...prefix, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: pointer(...path, key), message: 'is not a known property' }));
    }
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const closest = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? [];
      return faultsOfIssues(closest, path);
    }
    return [{ path: pointer(...path), message: plain(issue) }];
  });
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path }) => path.length));

function plain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined')
        ? 'is required'
        : `must be of type ${issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must have at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return issue.message.startsWith('must')
        ? issue.message
        : `must have at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return issue.message;
  }
}

const UNITS: Record<string, string> = { string: ' characters', array: ' entries' };
const unitOf = (origin: string): string => UNITS[origin] ?? '';

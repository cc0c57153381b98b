import { describe, expect, it } from 'vitest';
import { findTests } from './find-tests.mjs';

describe('findTests', () => {
  it('finds the test files whose path contains a word, and the projects that run them', () => {
    expect(findTests(['tools/test/find-tests'])).toEqual({
      files: ['tools/test/find-tests.spec.ts'],
      projects: ['unit'],
      needsBuild: false,
    });
  });

  it('finds unit, end-to-end and long tests by one word', () => {
    const { files, projects } = findTests(['tools/test/summarize', 'operations/npm-start', 'chaos/kill-api']);
    expect(files.toSorted()).toEqual([
      'test/chaos/kill-api.long-spec.ts',
      'test/e2e/operations/npm-start.e2e-spec.ts',
      'tools/test/summarize.spec.ts',
    ]);
    expect(projects.toSorted()).toEqual(['e2e', 'fresh-machine', 'long', 'scale', 'unit']);
  });

  it('requires a build if a file starts the compiled service', () => {
    expect(findTests(['operations/npm-start']).needsBuild).toBe(true);
    expect(findTests(['scale/one-service']).needsBuild).toBe(true);
  });

  it('requires a build if a file opens the built console or reads its files', () => {
    expect(findTests(['console/console-keys']).needsBuild).toBe(true);
    expect(findTests(['http/front-page']).needsBuild).toBe(true);
    expect(findTests(['conformance/console-size']).needsBuild).toBe(true);
  });

  it('requires no build if the files run the service from its sources', () => {
    expect(findTests(['calls/paid-call.e2e']).needsBuild).toBe(false);
  });

  it('ignores source files', () => {
    expect(findTests(['tools/test/find-tests.mjs']).files).toEqual([]);
  });
});

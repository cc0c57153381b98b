import { describe, expect, it } from 'vitest';
import { type JobAnswer, jobIdOf } from './job-id.js';

describe('the id of a job', () => {
  it.each<[string, JobAnswer]>([
    ['the started job', { id: '5f0c' }],
    ['the result of the ended job', { items_url: '/v1/jobs/5f0c/items' }],
  ])('is read from %s', (_title, answer) => {
    expect(jobIdOf(answer)).toBe('5f0c');
  });

  it('is never made up', () => {
    expect(() => jobIdOf({ items_url: '/v1/crawls/5f0c' })).toThrow('does not name its job');
  });
});

import { describe, expect, it } from 'vitest';
import { workOfSubject } from './work-of-subject.ts';

const ID = '01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10';

describe('workOfSubject', () => {
  it.each([
    [`request:${ID}`, { kind: 'call', id: ID }],
    [`build:${ID}`, { kind: 'build', id: ID }],
    ['signup', undefined],
    ['request:elsewhere/../x', undefined],
    [`grant:${ID}`, undefined],
  ])('reads %s', (subject, work) => {
    expect(workOfSubject(subject)).toEqual(work);
  });
});

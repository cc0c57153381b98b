import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { waitMsOf } from './call-request.decorator.js';

const of = (prefer?: string | string[]) => waitMsOf({ headers: { prefer } } as unknown as FastifyRequest);

describe('waitMsOf', () => {
  it.each<[string | string[] | undefined, number | undefined]>([
    [undefined, undefined],
    ['return=minimal', undefined],
    ['wait=5', undefined],
    ['respond-async', 0],
    ['Respond-Async', 0],
    ['respond-async, wait=10', 10_000],
    ['wait="3", respond-async', 3_000],
    ['return=minimal, respond-async; foo', 0],
    [['return=minimal', 'respond-async'], 0],
    ['x-respond-async', undefined],
  ])('reads %j', (header, expected) => {
    expect(of(header)).toBe(expected);
  });
});

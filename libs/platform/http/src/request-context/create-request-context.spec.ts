import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createRequestContext, createRequestId } from './request-context.js';

const request = (headers: Record<string, string>, ip = '203.0.113.9'): FastifyRequest =>
  ({ headers, ip }) as unknown as FastifyRequest;

describe('createRequestContext', () => {
  it('accepts a valid X-Request-Id', () => {
    expect(createRequestContext(request({ 'x-request-id': 'trace-1.a:b_c' })).requestId).toBe(
      'trace-1.a:b_c',
    );
  });

  it.each(['', ' ', 'a b', 'x'.repeat(129), 'naïve', '<script>', "';--"])(
    'generates an id for %j',
    (wished) => {
      expect(createRequestContext(request({ 'x-request-id': wished })).requestId).toMatch(
        /^req_[0-9a-f]{36}$/,
      );
    },
  );

  it('reads the trace id of a valid traceparent and ignores others', () => {
    const traceOf = (traceparent: string) => createRequestContext(request({ traceparent })).traceId;
    expect(traceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toBe(
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
    expect(traceOf(`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`)).toBeUndefined();
    expect(traceOf('garbage')).toBeUndefined();
  });

  it('converts an IPv4-mapped IPv6 address to IPv4', () => {
    expect(createRequestContext(request({}, '::ffff:192.0.2.1')).address).toBe('192.0.2.1');
  });
});

describe('createRequestId', () => {
  it('never repeats and sorts by time', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => createRequestId(1_700_000_000_000 + index));
    expect(new Set(ids).size).toBe(5000);
    expect(ids.toSorted()).toEqual(ids);
  });
});

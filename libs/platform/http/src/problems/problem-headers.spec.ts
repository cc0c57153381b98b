import { InternalError, NotFoundError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { MethodNotAllowedError } from './method-not-allowed.error.js';
import { problemHeaders } from './problem-headers.js';
import { RequestTimeoutError } from './request-timeout.error.js';
import { ServiceUnavailableError } from './service-unavailable.error.js';

describe('headers of a failure', () => {
  it.each([new InternalError('x'), new RequestTimeoutError(), new ServiceUnavailableError('x')])(
    'have Retry-After with the seconds of the body: %s',
    (error) => {
      const { retry_after_seconds: wait } = error.toProblem('');
      expect(problemHeaders(error)['Retry-After']).toBe(String(wait));
    },
  );

  it('have no Retry-After where waiting does not help', () => {
    expect(problemHeaders(new NotFoundError('It'))).toEqual({});
    expect(problemHeaders(new MethodNotAllowedError('GET', ['POST']))).toEqual({ Allow: 'POST' });
  });
});

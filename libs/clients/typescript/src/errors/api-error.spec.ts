import { describe, expect, it } from 'vitest';
import { APIError } from './api-error.js';

const answer = { status: 400, headers: new Headers(), requestId: 'req_1' };
const problem = {
  type: 'http://capstan.test/errors/invalid-request',
  title: 'Invalid request',
  status: 400,
  detail: 'query: must be a string',
  is_retriable: false,
  alternative_action: 'Correct it.',
  error_category: 'invalid_request' as const,
};

describe('the message of an API error', () => {
  it('contains each field error once', () => {
    const errors = [{ path: 'query', message: 'must be a string' }];
    expect(new APIError({ ...problem, errors }, answer).message).toBe(
      'Invalid request. query: must be a string. Correct it. (request req_1)',
    );
  });

  it('contains the field errors that the detail lacks', () => {
    const errors = [{ path: 'mode', message: 'must be standard or ai' }];
    expect(new APIError({ ...problem, errors }, answer).message).toBe(
      'Invalid request. query: must be a string. mode: must be standard or ai. Correct it. (request req_1)',
    );
  });
});

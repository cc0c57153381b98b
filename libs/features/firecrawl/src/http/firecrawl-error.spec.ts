import { InvalidRequestError } from '@capstan/platform-core';
import { describe, expect, it } from 'vitest';
import { firecrawlError } from './firecrawl-error.js';

const errorOf = (path: string, message: string): unknown => {
  const error = new InvalidRequestError([{ path, message }]);
  return firecrawlError(error, {} as Parameters<typeof firecrawlError>[1], 'https://capstan.example/errors')
    ?.body;
};

describe('firecrawlError', () => {
  it.each([
    ['url', 'must be a string', 'url must be a string'],
    ['mobile', 'mobile is not supported here', 'mobile is not supported here'],
    ['', 'body must be an object', 'body must be an object'],
  ])('names the field once: %s, %s', (path, message, error) => {
    expect(errorOf(path, message)).toMatchObject({ success: false, code: 'BAD_REQUEST', error });
  });
});

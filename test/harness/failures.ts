import { expect } from 'vitest';
import type { TestAnswer } from './app.js';

/** Expects the fields of every failure (docs/contract.md 2.1, 2.2, 7.1, 8.2). */
export function expectFailure(answer: TestAnswer, status: number, slug: string, category: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.body).toMatchObject({
    success: false,
    data: null,
    credits_used: 0,
    error: {
      type: `http://capstan.test/errors/${slug}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      is_retriable: expect.any(Boolean),
      alternative_action: expect.any(String),
      error_category: category,
    },
    metadata: { request_id: answer.headers.get('x-request-id'), providers_tried: expect.any(Array) },
  });
  const { retry_after_seconds: wait } = answer.body.error as { retry_after_seconds?: number };
  expect(answer.headers.get('retry-after')).toBe(wait === undefined ? null : String(wait));
  expectHeaders(answer.headers);
}

export function expectHeaders(headers: Headers): void {
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-credits-used']) {
    expect(headers.get(name), name).toMatch(/^\d+$/);
  }
  expect(headers.get('x-credits-used')).toBe('0');
  const reset = Number(headers.get('x-ratelimit-reset'));
  expect(Math.abs(reset - Date.now() / 1000)).toBeLessThan(120);
}

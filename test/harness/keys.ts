import { Broadcast } from '@capstan/platform-jobs';
import { expect } from 'vitest';
import type { TestAnswer, TestApp } from './app.js';

/** Whether a key is accepted, by a route for any key with scope `account`. */
export const statusOf = async (process: TestApp, key: string): Promise<number> =>
  (await process.call('/v1/keys', { key })).status;

/** Resolves when a process has received another key change. */
export const nextKeyChange = (process: TestApp): Promise<void> =>
  new Promise((resolve) => {
    process.app.get(Broadcast).subscribe('auth.key-changed', () => resolve());
  });

export function expectProblem(answer: TestAnswer, status: number, slug: string): void {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    success: false,
    data: null,
    credits_used: 0,
    error: { type: `http://capstan.test/errors/${slug}`, status },
  });
}

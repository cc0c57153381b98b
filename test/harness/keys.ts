import { Broadcast } from '@capstan/platform-jobs';
import { expect } from 'vitest';
import type { TestAnswer, TestApp } from './app.js';

/** Whether a key is accepted, by a route for any key with scope `account`. */
export const statusOf = async (process: TestApp, key: string): Promise<number> =>
  (await process.call('/v1/keys', { key })).status;

/**
 * Resolves at the next news of this key, or of all keys of an account, that a process receives. News of earlier tests may still
 * be under way.
 */
export const nextKeyChange = (
  process: TestApp,
  { accountId, keyId }: { accountId: string; keyId?: string },
): Promise<void> =>
  new Promise((resolve) => {
    process.app.get(Broadcast).subscribe('auth.key-changed', (news) => {
      const change = news as { accountId: string; keyId?: string };
      if (change.accountId === accountId && change.keyId === keyId) resolve();
    });
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

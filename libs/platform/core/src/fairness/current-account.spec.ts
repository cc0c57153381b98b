import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SERVICE_ACCOUNT, currentAccount, runForAccount } from './current-account.js';

describe('currentAccount', () => {
  it('is the service outside of any scope', () => expect(currentAccount()).toBe(SERVICE_ACCOUNT));

  it('is the account of the scope, across awaits and timers', async () => {
    const seen = await Promise.all(
      ['a', 'b'].map((account) =>
        runForAccount(account, async () => {
          await sleep(1);
          return currentAccount();
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b']);
    expect(currentAccount()).toBe(SERVICE_ACCOUNT);
  });

  it('is the account of the innermost scope', () => {
    expect(runForAccount('a', () => runForAccount('b', currentAccount))).toBe('b');
  });
});

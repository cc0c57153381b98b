import { AsyncLocalStorage } from 'node:async_hooks';

/** The share under which the service's own work counts: work outside of any account's scope. */
export const SERVICE_ACCOUNT = 'service';

const scope = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it starts, as work for an account. */
export function runForAccount<T>(accountId: string, work: () => T): T {
  return scope.run(accountId, work);
}

/** The account whose work is running; SERVICE_ACCOUNT outside of any scope. */
export function currentAccount(): string {
  return scope.getStore() ?? SERVICE_ACCOUNT;
}

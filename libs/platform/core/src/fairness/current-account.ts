import { AsyncLocalStorage } from 'node:async_hooks';

/** The account id under which the service's own work counts: work outside of any account's scope. */
export const SERVICE_ACCOUNT = 'service';

const scope = new AsyncLocalStorage<string>();

/** Runs `work`, and everything it starts, in the scope of an account. */
export function runForAccount<T>(accountId: string, work: () => T): T {
  return scope.run(accountId, work);
}

/** Returns the account of the current scope, or SERVICE_ACCOUNT outside of any scope. */
export function currentAccount(): string {
  return scope.getStore() ?? SERVICE_ACCOUNT;
}

/**
 * Shares what is scarce between accounts (docs/adr/0026-fair-to-all-accounts.md). Main types: {@link FairSemaphore},
 * {@link runForAccount}.
 */
export { SERVICE_ACCOUNT, currentAccount, runForAccount } from './current-account.js';
export { FairSemaphore } from './fair-semaphore.js';

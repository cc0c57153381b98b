import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { capstan } from './capstan.ts';
import type { Session, SessionAccount } from './console-types.ts';
import { chosenAccountId, setChosenAccountId, setCsrfToken } from './session-fetch.ts';

const REMEMBERED_ACCOUNT = 'capstan.account';

/** Reads the session and keeps its proof for later requests. @throws APIError 401 without a session. */
async function readSession(): Promise<Session> {
  const { data } = await capstan.request<Session>({ path: '/console/api/session', maxRetries: 0 });
  setCsrfToken(data.csrf_token);
  const remembered = localStorage.getItem(REMEMBERED_ACCOUNT);
  const account = data.accounts.find(({ id }) => id === remembered) ?? data.accounts[0];
  if (account && chosenAccountId() === null) setChosenAccountId(account.id);
  return data;
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: Infinity,
  retry: false,
});

/** The session of a page behind sign-in, and the account that it works with. */
export function useSession(): Session & { account: SessionAccount | undefined } {
  const { data } = useSuspenseQuery(sessionQuery);
  const account = data.accounts.find(({ id }) => id === chosenAccountId()) ?? data.accounts[0];
  return { ...data, account };
}

/** Works with another account from now on, also after a reload. */
export function chooseAccount(id: string): void {
  localStorage.setItem(REMEMBERED_ACCOUNT, id);
  setChosenAccountId(id);
}

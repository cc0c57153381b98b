import { chosenAccountId } from '../../api/session-fetch.ts';
import { queries } from '../../api/queries.ts';
import { sessionQuery } from '../../api/session.ts';
import { historyKey, type HistoryStorage, PastCalls } from './past-calls.ts';
import type { PastCall } from './past-calls.ts';

/** The calls that the user made in this browser for the account, newest first. */
export const pastCalls = (): PastCall[] => ownCalls()?.list() ?? [];

export const rememberCall = (call: PastCall): void => ownCalls()?.add(call);

export const pastCall = (requestId: string): PastCall | undefined =>
  pastCalls().find((call) => call.requestId === requestId);

function ownCalls(): PastCalls | undefined {
  const user = queries.getQueryData(sessionQuery.queryKey)?.user;
  const storage: HistoryStorage = localStorage;
  return user && new PastCalls(storage, historyKey(user.id, chosenAccountId() ?? ''));
}

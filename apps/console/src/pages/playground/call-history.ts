import { chosenAccountId } from '../../api/session-fetch.ts';
import { queries } from '../../api/queries.ts';
import { sessionQuery } from '../../api/session.ts';
import { historyKey, type HistoryStorage, RecentCalls } from './recent-calls.ts';
import type { RecentCall } from './recent-calls.ts';

/** The calls that the user made in this browser for the account, newest first. */
export const recentCalls = (): RecentCall[] => ownCalls()?.list() ?? [];

export const rememberCall = (call: RecentCall): void => ownCalls()?.add(call);

export const recentCall = (requestId: string): RecentCall | undefined =>
  recentCalls().find((call) => call.requestId === requestId);

function ownCalls(): RecentCalls | undefined {
  const user = queries.getQueryData(sessionQuery.queryKey)?.user;
  const storage: HistoryStorage = localStorage;
  return user && new RecentCalls(storage, historyKey(user.id, chosenAccountId() ?? ''));
}

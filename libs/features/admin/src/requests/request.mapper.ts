import { type LoggedRequest, toRequestDetailResult, toRequestResult } from '@capstan/capabilities';
import type { AdminRequestDetailResult, AdminRequestResult } from './requests.result.js';

/** Maps a row of the request log, with its account. */
export const toAdminRequestResult = (request: LoggedRequest): AdminRequestResult =>
  Object.assign(toRequestResult(request), { account_id: request.accountId });

/** Maps a row of the request log, with its account and every attempt. */
export const toAdminRequestDetailResult = (request: LoggedRequest): AdminRequestDetailResult =>
  Object.assign(toRequestDetailResult(request), { account_id: request.accountId });

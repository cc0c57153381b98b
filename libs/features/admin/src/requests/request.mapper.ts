import { type LoggedRequest, toRequestResult } from '@capstan/capabilities';
import type { AdminRequestDetailResult, AdminRequestResult } from './requests.result.js';

/** Maps a row of the request log, with account and key. */
export const toAdminRequestResult = (request: LoggedRequest): AdminRequestResult =>
  Object.assign(toRequestResult(request), { account_id: request.accountId, key_id: request.keyId });

/** Maps a row of the request log, with account, key and every attempt. */
export const toAdminRequestDetailResult = (request: LoggedRequest): AdminRequestDetailResult =>
  Object.assign(toAdminRequestResult(request), { attempts: request.attempts });

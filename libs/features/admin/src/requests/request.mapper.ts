import { type LoggedRequest, toRequestResult } from '@capstan/capabilities';
import type { AdminRequestDetailResult, AdminRequestResult } from './requests.result.js';

/** A log line with who called. */
export const toAdminRequestResult = (request: LoggedRequest): AdminRequestResult =>
  Object.assign(toRequestResult(request), { account_id: request.accountId, key_id: request.keyId });

/** A log line with who called and every attempt. */
export const toAdminRequestDetailResult = (request: LoggedRequest): AdminRequestDetailResult =>
  Object.assign(toAdminRequestResult(request), { attempts: request.attempts });

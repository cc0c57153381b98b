import { ModelCallError } from '../contract/model-call.error.js';
import { modelRetryAfterSeconds } from './retry-after.js';
import { vendorErrorIn } from './vendor-error.js';

/** An HTTP response that is not a completion. */
export interface FailedResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>> | undefined;
  body: string | undefined;
}

/** Error kinds by which vendors report that the account must be funded. */
const QUOTA_KIND = /insufficient_quota|billing|insufficient_(credits|balance|funds)/;
const QUOTA_MESSAGE = /credit balance is too low|insufficient (credits|balance|funds)/;

const UNKNOWN_MODEL_KIND = /model_not_found|model_decommissioned/;
const UNKNOWN_MODEL_MESSAGE = /is not a valid model id/;

/** Classifies a response by the vendor's own error kinds first and by its status otherwise. */
export function errorForResponse(answer: FailedResponse, variablePrefix: string): ModelCallError {
  const error = vendorErrorIn(answer.body);
  // OpenRouter reports errors after the model has started with status 200.
  const status = answer.status < 400 ? (error?.status ?? (error ? 502 : answer.status)) : answer.status;
  const kind = error?.kind ?? '';
  const message = error?.message ?? '';
  const wait = modelRetryAfterSeconds(answer.headers);
  const stated = { status, ...(wait === undefined ? {} : { retryAfterSeconds: wait }) };
  const requestFault = { status, isInvalidRequest: true };

  if (status === 402 || QUOTA_KIND.test(kind) || QUOTA_MESSAGE.test(message)) {
    return new ModelCallError('quota_exhausted', 'the plan or credit at the vendor is used up', stated);
  }
  if (status === 429) return new ModelCallError('rate_limited', 'the vendor limits the rate', stated);
  if (UNKNOWN_MODEL_KIND.test(kind) || UNKNOWN_MODEL_MESSAGE.test(message)) {
    return misconfigured(`does not have the model of ${variablePrefix}_MODEL`, status);
  }
  if (status === 401) return misconfigured(`refused ${variablePrefix}_API_KEY`, status);
  if (status === 403 && error?.isModeration) {
    return new ModelCallError('upstream_error', 'the vendor moderated the request', requestFault);
  }
  if (status === 403) {
    return misconfigured(`does not let ${variablePrefix}_API_KEY use ${variablePrefix}_MODEL`, status);
  }
  if (status === 404 || status === 405 || status === 410) {
    const names = `${variablePrefix}_MODEL and ${variablePrefix}_BASE_URL`;
    return misconfigured(`answered ${status}: check ${names}`, status);
  }
  if (status === 408 || status === 504 || status === 524) {
    return new ModelCallError('timeout', `the vendor ran out of time (${status})`, stated);
  }
  if (status >= 500) return new ModelCallError('upstream_error', `the vendor answered ${status}`, stated);
  if (status >= 400) {
    return new ModelCallError('upstream_error', `the vendor rejected the request (${status})`, requestFault);
  }
  return new ModelCallError('upstream_error', "the vendor's response is not a completion", stated);
}

function misconfigured(message: string, status: number): ModelCallError {
  return new ModelCallError('misconfigured', message, { status });
}

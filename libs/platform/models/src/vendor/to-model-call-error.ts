import { OutboundError } from '@capstan/platform-outbound';
import { APICallError } from 'ai';
import { ModelCallError } from '../contract/model-call.error.js';
import { errorForResponse } from './error-for-response.js';

/** No library nests deeper; also ends a cycle of causes. */
const MAX_CAUSES = 8;

/**
 * Classifies any error of the SDK. Its errors contain the whole request and quote the vendor, so only status and
 * class are kept.
 */
export function toModelCallError(error: unknown, variablePrefix: string): ModelCallError {
  if (error instanceof ModelCallError) return error;
  const outbound = outboundErrorIn(error);
  if (outbound) return errorForOutbound(outbound, variablePrefix);
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const { statusCode, responseHeaders, responseBody } = error;
    return errorForResponse(
      { status: statusCode, headers: responseHeaders, body: responseBody },
      variablePrefix,
    );
  }
  return new ModelCallError('upstream_error', "the vendor's response is not a completion");
}

function outboundErrorIn(error: unknown): OutboundError | undefined {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth += 1) {
    if (cause instanceof OutboundError) return cause;
    ({ cause } = cause);
  }
  return undefined;
}

function errorForOutbound({ code, message }: OutboundError, variablePrefix: string): ModelCallError {
  const variable = `${variablePrefix}_BASE_URL`;
  switch (code) {
    case 'refused_address':
      return new ModelCallError(
        'misconfigured',
        `${variable} is not a public address: list its host:port in OUTBOUND_ALLOW_HOSTS to allow it`,
      );
    case 'invalid_url':
      return new ModelCallError('misconfigured', `${variable}: ${message}`);
    case 'too_many_redirects':
      return new ModelCallError('misconfigured', `${variable} redirects: set it to the final URL`);
    case 'timeout':
      return new ModelCallError('timeout', message);
    default:
      return new ModelCallError('upstream_error', message);
  }
}

import { OutboundError } from '@capstan/platform-outbound';
import { APICallError } from 'ai';
import { ModelFault } from '../model.fault.js';
import { faultForAnswer } from './fault-for-answer.js';

/** No library nests deeper; also ends a cycle of causes. */
const MAX_CAUSES = 8;

/**
 * Classifies any error of the SDK. Its errors contain the whole request and quote the vendor, so only status and
 * class are kept.
 */
export function faultForError(error: unknown, variablePrefix: string): ModelFault {
  if (error instanceof ModelFault) return error;
  const outbound = outboundErrorIn(error);
  if (outbound) return faultForOutbound(outbound, variablePrefix);
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const { statusCode, responseHeaders, responseBody } = error;
    return faultForAnswer(
      { status: statusCode, headers: responseHeaders, body: responseBody },
      variablePrefix,
    );
  }
  return new ModelFault('upstream_error', "the vendor's response is not a completion");
}

function outboundErrorIn(error: unknown): OutboundError | undefined {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth += 1) {
    if (cause instanceof OutboundError) return cause;
    ({ cause } = cause);
  }
  return undefined;
}

function faultForOutbound({ code, message }: OutboundError, variablePrefix: string): ModelFault {
  const variable = `${variablePrefix}_BASE_URL`;
  switch (code) {
    case 'refused_address':
      return new ModelFault(
        'misconfigured',
        `${variable} is not a public address: list its host:port in OUTBOUND_ALLOW_HOSTS to allow it`,
      );
    case 'invalid_url':
      return new ModelFault('misconfigured', `${variable}: ${message}`);
    case 'too_many_redirects':
      return new ModelFault('misconfigured', `${variable} redirects: set it to the final URL`);
    case 'timeout':
      return new ModelFault('timeout', message);
    default:
      return new ModelFault('upstream_error', message);
  }
}

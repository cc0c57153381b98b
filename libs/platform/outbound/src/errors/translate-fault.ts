import { errors } from 'undici';
import { OutboundError, type OutboundErrorCode } from './outbound.error.js';

/** Codes of undici and the system that do not mean `connect`. */
const MEANINGS: Readonly<Record<string, [OutboundErrorCode, string]>> = {
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'did not accept a connection in time'],
  UND_ERR_HEADERS_OVERFLOW: ['malformed', 'sent headers that are too large'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['malformed', 'sent less than Content-Length'],
  UND_ERR_INVALID_ARG: ['malformed', 'cannot be reached: a header has characters that HTTP does not allow'],
  UND_ERR_DESTROYED: ['aborted', 'was not requested: the client is shut down'],
  UND_ERR_CLOSED: ['aborted', 'was not requested: the client is shut down'],
};

/** Converts an error of the transport to an OutboundError whose message has no address. */
export function translateFault(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const meaning = MEANINGS[code];
  if (meaning) return new OutboundError(meaning[0], `${host} ${meaning[1]}`, { cause: error });
  if (error instanceof errors.HTTPParserError) {
    return new OutboundError('malformed', `${host} sent an invalid HTTP response`, { cause: error });
  }
  return new OutboundError('connect', `the connection to ${host} failed`, { cause: error });
}

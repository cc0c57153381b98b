import { errors } from 'undici';
import { OutboundError, type OutboundErrorCode } from './outbound.error.js';

/** Codes of undici and the system that do not mean `connect`. */
const MEANINGS: Readonly<Record<string, [OutboundErrorCode, string]>> = {
  UND_ERR_CONNECT_TIMEOUT: ['timeout', 'accepted no connection in time'],
  UND_ERR_HEADERS_OVERFLOW: ['malformed', 'sent headers that are too large'],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ['malformed', 'sent less than it announced'],
  UND_ERR_INVALID_ARG: ['malformed', 'cannot be asked: a header has characters that HTTP does not allow'],
  UND_ERR_DESTROYED: ['aborted', 'was not asked: the client is shut down'],
  UND_ERR_CLOSED: ['aborted', 'was not asked: the client is shut down'],
};

/** Turns whatever the transport threw into an OutboundError whose message names no address. */
export function translateFault(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const meaning = MEANINGS[code];
  if (meaning) return new OutboundError(meaning[0], `${host} ${meaning[1]}`, { cause: error });
  if (error instanceof errors.HTTPParserError) {
    return new OutboundError('malformed', `${host} does not speak proper HTTP`, { cause: error });
  }
  return new OutboundError('connect', `the connection to ${host} failed`, { cause: error });
}

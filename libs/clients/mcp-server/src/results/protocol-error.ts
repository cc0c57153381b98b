import { NotFoundError } from '@capstan/client';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { failureOf } from './failure-of.js';

/**
 * The error of a method whose results cannot represent it; `data` is the failure as returned by tools.
 * @param notFound for ids that the service does not know.
 */
export function protocolErrorOf(error: unknown, notFound?: () => ProtocolError): unknown {
  if (notFound && error instanceof NotFoundError) return notFound();
  const failure = failureOf(error);
  if (!failure) return error;
  const isCallersFault = failure.category === 'invalid_request';
  const says = [failure.title, failure.detail, failure.alternative_action].filter((part) => part !== '');
  return new ProtocolError(
    isCallersFault ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
    says.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' '),
    failure,
  );
}

import { describe, expect, it } from 'vitest';
import { OutboundError, type OutboundErrorCode } from './outbound.error.js';
import { precedesRequest } from './precedes-request.js';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });
const connectError = (cause: unknown): OutboundError => new OutboundError('connect', 'failed', { cause });

describe('precedesRequest', () => {
  it.each<OutboundErrorCode>(['invalid_url', 'refused_address', 'dns'])('is true of %s', (code) => {
    expect(precedesRequest(new OutboundError(code, 'failed'))).toBe(true);
  });

  it.each(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'is true of a connection that fails with %s',
    (code) => expect(precedesRequest(connectError(withCode(code)))).toBe(true),
  );

  it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ETIMEDOUT'])('is false of %s', (code) => {
    expect(precedesRequest(connectError(withCode(code)))).toBe(false);
  });

  it.each<OutboundErrorCode>(['timeout', 'aborted', 'malformed', 'too_large', 'connect'])(
    'is false of %s without a cause',
    (code) => expect(precedesRequest(new OutboundError(code, 'failed'))).toBe(false),
  );

  it('is true of several addresses only if none of them was connected', () => {
    const refused = withCode('ECONNREFUSED');
    expect(precedesRequest(connectError(new AggregateError([refused, refused])))).toBe(true);
    expect(precedesRequest(connectError(new AggregateError([refused, withCode('ECONNRESET')])))).toBe(false);
  });
});

import { OutboundError } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';
import { BrowserError } from './browser.error.js';
import { asBrowserError, fromNetError, fromOutbound } from './browser-fault.js';

describe('an error of Chromium', () => {
  it.each([
    ['net::ERR_ABORTED', 'no_document'],
    ['net::ERR_UNSAFE_PORT', 'invalid_url'],
    ['net::ERR_TIMED_OUT', 'timeout'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'connect'],
    ['net::ERR_SSL_PROTOCOL_ERROR', 'connect'],
    ['net::ERR_EMPTY_RESPONSE', 'connect'],
    ['something new', 'connect'],
  ])('maps %s to %s', (text, code) => {
    expect(fromNetError(text).code).toBe(code);
  });
});

describe('an error of the outbound guard', () => {
  it.each([
    ['refused_address', 'refused_address'],
    ['robots_disallowed', 'robots_disallowed'],
    ['dns', 'dns'],
    ['malformed', 'connect'],
    ['too_many_redirects', 'connect'],
  ] as const)('maps %s to %s', (from, to) => {
    expect(fromOutbound(new OutboundError(from, 'why'))).toMatchObject({ code: to, message: 'why' });
  });
});

describe('any other error', () => {
  it('becomes `crashed`, unless it is a BrowserError already', () => {
    const own = new BrowserError('timeout', 'late');
    expect(asBrowserError(own)).toBe(own);
    expect(asBrowserError(new OutboundError('dns', 'no')).code).toBe('dns');
    const foreign = asBrowserError(new Error('Target closed at http://10.0.0.1/'));
    expect(foreign.code).toBe('crashed');
    expect(foreign.message).not.toContain('10.0.0.1');
  });
});

import { describe, expect, it } from 'vitest';
import { previewHeaders } from './preview-headers.js';

const ROOTS = ['https://capstan.test/p/abc/', 'http://127.0.0.1:3000/p/abc/'];

/** Directives of a policy by name. */
function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const below = policyOf(previewHeaders({ roots: ROOTS, isApart: false }));
const apart = policyOf(previewHeaders({ roots: ROOTS, isApart: true }));
const nowhere = policyOf(previewHeaders(null));

describe('previewHeaders', () => {
  it('give a page below the service no origin: its sandbox allows only scripts and forms', () => {
    expect(below['sandbox']).toEqual(['allow-scripts', 'allow-forms']);
  });

  it('give a page an origin only if it is on another host', () => {
    expect(apart['sandbox']).toEqual(['allow-scripts', 'allow-forms', 'allow-same-origin']);
  });

  it('allow nothing for responses without a site', () => {
    expect(nowhere).toEqual({
      sandbox: [],
      'default-src': ["'none'"],
      'style-src': ["'unsafe-inline'"],
    });
  });

  it.each([
    ['below the service', below],
    ['apart', apart],
  ])('let a page %s connect only to its own site', (_, policy) => {
    expect(policy).toMatchObject({
      'default-src': ["'self'", ...ROOTS, "'unsafe-inline'", 'data:', 'blob:'],
      'connect-src': ROOTS,
      'form-action': ["'self'", ...ROOTS],
      'frame-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
    });
  });

  it.each([
    ['of a site', previewHeaders({ roots: ROOTS, isApart: false })],
    ['without a site', previewHeaders(null)],
  ])('keep the URL of a response %s private, and its type fixed', (_, headers) => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
  });
});

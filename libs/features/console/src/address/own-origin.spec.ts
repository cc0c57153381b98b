import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { consoleAddress } from './console-address.js';
import { isOwnOrigin } from './own-origin.js';

const address = consoleAddress('https://api.example.org/capstan');

const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers: { host: 'inner:3000', ...headers } }) as unknown as FastifyRequest;

describe('isOwnOrigin', () => {
  it.each([
    ['POST', { origin: 'https://api.example.org' }],
    ['POST', { origin: 'http://inner:3000' }],
    ['POST', { 'sec-fetch-site': 'same-origin', origin: 'https://api.example.org' }],
    ['DELETE', { 'sec-fetch-site': 'same-origin' }],
    ['GET', { 'sec-fetch-site': 'same-origin' }],
    ['GET', {}],
  ])('accepts %s with %j', (method, headers) => {
    expect(isOwnOrigin(request(method, headers), address)).toBe(true);
  });

  it.each([
    ['POST', {}],
    ['POST', { origin: 'https://evil.example' }],
    ['POST', { origin: 'null' }],
    ['POST', { origin: 'https://api.example.org.evil.example' }],
    ['POST', { origin: 'https://api.example.org:8443' }],
    ['POST', { 'sec-fetch-site': 'same-site', origin: 'https://api.example.org' }],
    ['GET', { 'sec-fetch-site': 'cross-site' }],
    ['GET', { 'sec-fetch-site': 'none' }],
    ['GET', { origin: 'http://localhost:5173' }],
  ])('refuses %s with %j', (method, headers) => {
    expect(isOwnOrigin(request(method, headers), address)).toBe(false);
  });
});

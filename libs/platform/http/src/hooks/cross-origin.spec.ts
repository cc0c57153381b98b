import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowCrossOrigin, answerPreflights } from './cross-origin.js';
import { recordRoutes } from '../routing/route-table.js';

let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  recordRoutes(app);
  allowCrossOrigin(app);
  answerPreflights(app);
  app.get('/things', () => ({}));
  app.post('/things', () => ({}));
  app.addHook('preHandler', (_request, reply, done) => {
    reply.header('x-reached', 'yes');
    done();
  });
});

afterEach(() => app.close());

describe('cross-origin access', () => {
  it('allows any origin to read the response and its headers', async () => {
    const { headers } = await app.inject({ url: '/things', headers: { origin: 'https://a.example' } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('X-Credits-Used');
    expect(headers['vary']).toBeUndefined();
  });

  it.each([
    'X-Request-Id',
    'Retry-After',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Credits-Used',
    'Idempotent-Replayed',
    'Preference-Applied',
    'Location',
    'X-Cache',
    'Age',
    'X-Commit',
    'ETag',
    'Deprecation',
    'Sunset',
    'Link',
    'Mcp-Session-Id',
  ])('allows scripts to read %s', async (name) => {
    const { headers } = await app.inject({ url: '/things' });
    expect(String(headers['access-control-expose-headers']).split(', ')).toContain(name);
  });

  it('does so for errors and unknown paths too', async () => {
    const { statusCode, headers } = await app.inject({ url: '/nowhere' });
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('responds to a preflight, allowing the requested headers', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/things?a=1',
      headers: {
        origin: 'https://a.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization,content-type',
      vary: 'Access-Control-Request-Headers',
      allow: 'GET, POST',
    });
    expect(headers['x-reached']).toBeUndefined();
  });

  it('responds 404 to OPTIONS for an unknown path', async () => {
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/nowhere' });
    expect(statusCode).toBe(404);
    expect(headers['allow']).toBeUndefined();
  });

  it('responds to other OPTIONS requests with the methods of the path', async () => {
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url: '/things' });
    expect(statusCode).toBe(204);
    expect(headers['allow']).toBe('GET, POST');
    expect(headers['access-control-allow-headers']).toBeUndefined();
  });
});

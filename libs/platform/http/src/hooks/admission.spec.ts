import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBehalfOf } from '../request-context/on-behalf-of.js';
import { type RequestContext, requestContextOf } from '../request-context/request-context.js';
import { registerHttpHooks } from './register-http-hooks.js';

const NEVER = new AbortController().signal;

let app: FastifyInstance;
let counted: (string | undefined)[];

/** A service with a limit of 60 a minute that accepts any key. `/outer` calls `/inner` on its own behalf. */
beforeEach(() => {
  counted = [];
  app = fastify();
  registerHttpHooks(app, {
    baseUrl: 'http://capstan.test',
    isStopping: () => false,
    admission: () => ({
      limitPerMinute: 60,
      limiter: {
        count: ({ rateLimitSubject }) => {
          counted.push(rateLimitSubject?.key);
          return {
            scope: 'key',
            limit: 60,
            remaining: 60 - counted.length,
            resetAtSeconds: 1,
            exceeded: false,
          };
        },
      },
      async authenticate(request) {
        await Promise.resolve();
        const key = request.headers.authorization;
        if (!key) return;
        requestContextOf(request).rateLimitSubject = {
          key,
          limitPerMinute: null,
          accountKey: 'account:a',
          accountLimitPerMinute: null,
        };
      },
    }),
  });
  app.get('/inner', () => 'inner');
  app.get('/outer', (request) => callInside(request));
});

afterEach(() => app.close());

/** Calls `/inner` on its own behalf, then with another key. */
async function callInside(request: FastifyRequest): Promise<unknown> {
  const { headers } = request;
  const call = (authorization: string | undefined) =>
    app
      .inject({ url: '/inner', headers: { ...headers, authorization: authorization ?? '' } })
      .then((answer) => answer);
  await onBehalfOf(requestContextOf(request), NEVER, () => call(headers.authorization));
  const answer = await onBehalfOf(requestContextOf(request), NEVER, () => call(headers['x-other'] as string));
  return answer.headers['x-ratelimit-remaining'];
}

describe('requests on behalf of an admitted one', () => {
  it('count once, and report the remaining requests', async () => {
    const { body } = await app.inject({ url: '/outer', headers: { authorization: 'a', 'x-other': 'a' } });
    expect(counted).toEqual(['a']);
    expect(body).toBe('59');
  });

  it('count when they have another key, or none', async () => {
    await app.inject({ url: '/outer', headers: { authorization: 'a', 'x-other': 'b' } });
    expect(counted).toEqual(['a', 'b']);
    await app.inject({ url: '/outer', headers: { authorization: 'a' } });
    expect(counted).toEqual(['a', 'b', 'a', undefined]);
  });

  it('are closed when their sender aborts, like a broken connection', async () => {
    const sender = new AbortController();
    const closed = new Promise<void>((resolve) => {
      app.get('/slow', (_request, reply) => {
        reply.raw.once('close', resolve);
        sender.abort();
        return reply.hijack();
      });
    });
    await app.ready();
    const context = { requestId: 'r' } as RequestContext;
    const answer = onBehalfOf(context, sender.signal, () =>
      app.inject({ url: '/slow' }).then((answer) => answer),
    );
    await expect(answer).rejects.toMatchObject({ code: 'LIGHT_ECONNRESET' });
    await closed;
  });

  it('do not affect external requests, whatever their headers', async () => {
    await app.inject({ url: '/outer', headers: { authorization: 'a', 'x-other': 'a' } });
    const headers = {
      authorization: 'a',
      'x-on-behalf-of': 'a',
      'x-internal': '1',
      'x-forwarded-for': '127.0.0.1',
      'user-agent': 'lightMyRequest',
    };
    await app.inject({ url: '/inner', headers });
    expect(counted).toEqual(['a', 'a']);
  });
});

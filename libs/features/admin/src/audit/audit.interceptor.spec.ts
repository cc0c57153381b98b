import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NotFoundError } from '@capstan/platform-core';
import { type Observable, defer, firstValueFrom, of, throwError } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminAct, AuditEnding } from './audit-entry.js';
import { AuditInterceptor } from './audit.interceptor.js';
import type { AuditLog } from './audit-log.js';
import { Audited } from './audited.decorator.js';

class Handlers {
  @Audited<{ id: string; key: string }, { overlap: number }>('key.rotated', ({ id }, { params, body }) => ({
    targetType: 'key',
    targetId: params['id'] ?? '',
    details: { rotated_to: id, overlap: body.overlap ?? 0 },
  }))
  async act(): Promise<{ id: string; key: string }> {
    return { id: 'new', key: 'secret' };
  }

  async read(): Promise<void> {}
}

const OLD = '6b8c1c1e-6c1b-4b57-8f6f-1f0a7d1c2b3a';
const PRINCIPAL = { accountId: 'admin', credential: { kind: 'api_key', id: 'admin-key' }, scopes: ['admin'] };

/** A request after the guards, with its principal. */
function contextOf(
  handler: 'act' | 'read',
  method: string,
  body?: unknown,
  replayed = false,
): ExecutionContext {
  const request = {
    method,
    params: { id: OLD },
    body,
    routeOptions: { url: '/v1/admin/keys/:id' },
    verdict: PRINCIPAL,
    capstan: { requestId: 'req_1' },
  };
  return {
    getHandler: () => Object.getOwnPropertyDescriptor(Handlers.prototype, handler)?.value,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ hasHeader: () => replayed }) }),
  } as unknown as ExecutionContext;
}

type Step = { begun: AdminAct } | { completed: AuditEnding; line: number } | 'done';

/** Log and handler record the order of events. */
function arrange(fails?: 'begin' | 'complete') {
  const steps: Step[] = [];
  const log = {
    async begin(act: AdminAct): Promise<number> {
      if (fails === 'begin') throw new Error('database away');
      steps.push({ begun: act });
      return 7;
    },
    async complete(line: number, completed: AuditEnding): Promise<void> {
      if (fails === 'complete') throw new Error('database away');
      steps.push({ completed, line });
    },
  } as AuditLog;
  const answering = (result: unknown): CallHandler => ({
    handle: (): Observable<unknown> =>
      defer(() => {
        steps.push('done');
        return of(result);
      }),
  });
  return { interceptor: new AuditInterceptor(new Reflector(), log), steps, answering };
}

const BEGUN = {
  action: 'key.rotated',
  targetType: 'key',
  targetId: OLD,
  actorAccountId: 'admin',
  actorKeyId: 'admin-key',
  requestId: 'req_1',
};

afterEach(() => vi.restoreAllMocks());

describe('AuditInterceptor', () => {
  it('records the action before it is executed, its outcome afterwards, and returns its result', async () => {
    const { interceptor, steps, answering } = arrange();
    const result = { id: 'new', key: 'secret' };

    const observed = interceptor.intercept(contextOf('act', 'POST', { overlap: 60 }), answering(result));

    expect(await firstValueFrom(observed)).toBe(result);
    const subject = { targetType: 'key', targetId: OLD, details: { rotated_to: 'new', overlap: 60 } };
    expect(steps).toEqual([{ begun: BEGUN }, 'done', { line: 7, completed: { state: 'done', subject } }]);
  });

  it('treats an absent body as an empty one', async () => {
    const { interceptor, steps, answering } = arrange();
    await firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), answering({ id: 'new' })));
    expect(steps[2]).toMatchObject({ completed: { subject: { details: { overlap: 0 } } } });
  });

  it('records why an action failed', async () => {
    const { interceptor, steps } = arrange();
    const failing: CallHandler = { handle: () => throwError(() => new NotFoundError('The key')) };
    await expect(firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), failing))).rejects.toThrow(
      NotFoundError,
    );
    expect(steps).toEqual([
      { begun: BEGUN },
      { line: 7, completed: { state: 'failed', error: 'not-found' } },
    ]);
  });

  it('records a repeated response as such', async () => {
    const { interceptor, steps, answering } = arrange();
    const context = contextOf('act', 'POST', {}, true);
    await firstValueFrom(interceptor.intercept(context, answering({ id: 'new' })));
    expect(steps[2]).toMatchObject({ completed: { state: 'repeated' } });
  });

  it('executes nothing that it cannot record first', async () => {
    const { interceptor, steps, answering } = arrange('begin');
    await expect(
      firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), answering({ id: 'new' }))),
    ).rejects.toThrow('database away');
    expect(steps).toEqual([]);
  });

  it('returns the response of an action whose entry cannot be completed', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { interceptor, steps, answering } = arrange('complete');
    const observed = interceptor.intercept(contextOf('act', 'POST'), answering({ id: 'new', key: 'secret' }));
    expect(await firstValueFrom(observed)).toEqual({ id: 'new', key: 'secret' });
    expect(steps).toEqual([{ begun: BEGUN }, 'done']);
    expect(logged).toHaveBeenCalledWith(
      'line 7 of the audit log stays "attempted", but its act is done',
      expect.any(String),
    );
  });

  it('never runs a handler that could change something without an audit entry', () => {
    const { interceptor } = arrange();
    const handle = vi.fn<CallHandler['handle']>(() => of(null));
    expect(() => interceptor.intercept(contextOf('read', 'DELETE'), { handle })).toThrow(/not @Audited/);
    expect(handle).not.toHaveBeenCalled();
  });

  it('does not audit reads', async () => {
    const { interceptor, steps, answering } = arrange();
    await firstValueFrom(interceptor.intercept(contextOf('read', 'GET'), answering('list')));
    expect(steps).toEqual(['done']);
  });
});

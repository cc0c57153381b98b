import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { firstValueFrom, of, throwError } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminAct } from './audit-entry.js';
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

const PRINCIPAL = { accountId: 'admin', keyId: 'admin-key', scopes: ['admin'] };

/** A request as the guards leave it: its context carries the verdict, whose name auth keeps to itself. */
function contextOf(handler: 'act' | 'read', method: string, body?: unknown): ExecutionContext {
  const request = {
    method,
    params: { id: 'old' },
    body,
    routeOptions: { url: '/v1/admin/keys/:id' },
    capstan: new Proxy(
      { requestId: 'req_1' },
      { get: (target, name) => (typeof name === 'symbol' ? PRINCIPAL : Reflect.get(target, name)) },
    ),
  };
  return {
    getHandler: () => Object.getOwnPropertyDescriptor(Handlers.prototype, handler)?.value,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
}

function arrange(fails = false): { interceptor: AuditInterceptor; acts: AdminAct[] } {
  const acts: AdminAct[] = [];
  const record = async (act: AdminAct): Promise<void> => {
    if (fails) throw new Error('database away');
    acts.push(act);
  };
  return { interceptor: new AuditInterceptor(new Reflector(), { record } as AuditLog), acts };
}

const answering = (result: unknown): CallHandler => ({ handle: () => of(result) });

afterEach(() => vi.restoreAllMocks());

describe('AuditInterceptor', () => {
  it('records what the handler did, by whom and in which request, and hands its result on', async () => {
    const { interceptor, acts } = arrange();
    const result = { id: 'new', key: 'secret' };

    const observed = interceptor.intercept(contextOf('act', 'POST', { overlap: 60 }), answering(result));

    expect(await firstValueFrom(observed)).toBe(result);
    expect(acts).toEqual([
      {
        action: 'key.rotated',
        targetType: 'key',
        targetId: 'old',
        details: { rotated_to: 'new', overlap: 60 },
        actorAccountId: 'admin',
        actorKeyId: 'admin-key',
        requestId: 'req_1',
      },
    ]);
  });

  it('reads an absent body as an empty one', async () => {
    const { interceptor, acts } = arrange();
    await firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), answering({ id: 'new' })));
    expect(acts[0]?.details).toEqual({ rotated_to: 'new', overlap: 0 });
  });

  it('records nothing when the act failed', async () => {
    const { interceptor, acts } = arrange();
    const failing: CallHandler = { handle: () => throwError(() => new Error('no such key')) };
    await expect(firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), failing))).rejects.toThrow(
      'no such key',
    );
    expect(acts).toEqual([]);
  });

  it('fails the answer, and says what was done, when the log cannot be written', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const { interceptor } = arrange(true);
    await expect(
      firstValueFrom(interceptor.intercept(contextOf('act', 'POST'), answering({ id: 'new' }))),
    ).rejects.toThrow('database away');
    expect(logged).toHaveBeenCalledWith(
      'done, yet not in the audit log: key.rotated of key old by key admin-key',
    );
  });

  it('never runs a handler that could change something unseen', () => {
    const { interceptor } = arrange();
    const handle = vi.fn<CallHandler['handle']>(() => of(null));
    expect(() => interceptor.intercept(contextOf('read', 'DELETE'), { handle })).toThrow(/not @Audited/);
    expect(handle).not.toHaveBeenCalled();
  });

  it('lets reading pass', async () => {
    const { interceptor, acts } = arrange();
    await firstValueFrom(interceptor.intercept(contextOf('read', 'GET'), answering('list')));
    expect(acts).toEqual([]);
  });
});

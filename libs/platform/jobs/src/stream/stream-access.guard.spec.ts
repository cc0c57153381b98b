import type { ExecutionContext, Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { streamAccessGuard } from './stream-access.guard.js';
import type { StreamTokens } from './stream-tokens.js';
import type { StreamedJobs } from './streamed-jobs.js';

const jobs = { authorize: vi.fn<StreamedJobs['authorize']>() };
const tokens = { redeem: vi.fn<StreamTokens['redeem']>() };
const Guard = streamAccessGuard(class {} as Type<StreamedJobs>, 'id');
const guard = new Guard(jobs, tokens);

afterEach(() => vi.resetAllMocks());

function requestFor(query: object) {
  const request = { params: { id: 'text' }, query } as unknown as FastifyRequest;
  const context = { switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext;
  return { request, enter: async () => guard.canActivate(context) };
}

describe('streamAccessGuard', () => {
  it('allows the stream of a valid ticket, without a key', async () => {
    tokens.redeem.mockResolvedValue('job');
    const { request, enter } = requestFor({ token: 'ticket' });
    expect(await enter()).toBe(true);
    expect(request.streamedJobId).toBe('job');
    expect(tokens.redeem).toHaveBeenCalledExactlyOnceWith('ticket', 'text');
    expect(jobs.authorize).not.toHaveBeenCalled();
  });

  it('allows a stream that the key of the request may read', async () => {
    tokens.redeem.mockResolvedValue(null);
    jobs.authorize.mockResolvedValue('owned');
    const { request, enter } = requestFor({});
    await enter();
    expect(request.streamedJobId).toBe('owned');
    expect(jobs.authorize).toHaveBeenCalledExactlyOnceWith(request, 'text');
  });

  it("passes on the error of the jobs' authorization", async () => {
    tokens.redeem.mockResolvedValue(null);
    jobs.authorize.mockRejectedValue(new Error('not yours'));
    const { request, enter } = requestFor({ token: 'used' });
    await expect(enter()).rejects.toThrow('not yours');
    expect(request.streamedJobId).toBeUndefined();
  });
});

import { Injectable } from '@nestjs/common';
import { requirePrincipal } from '@capstan/auth';
import { type RenderedEnvelope, readIdempotencyKey, requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheWishOf } from '../cache/cache-control.js';
import { CapabilityCalls } from '../calls/capability-calls.js';
import { CapabilityRegistry } from '../registry/capability-registry.js';
import { maxCreditsOf } from './max-credits.js';
import { waitMsOf } from './preference.js';

/** Lets an HTTP request in to a capability: reads its headers, watches its connection, sets the headers of the answer. */
@Injectable()
export class CapabilityDoor {
  constructor(
    private readonly registry: CapabilityRegistry,
    private readonly calls: CapabilityCalls,
  ) {}

  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    call: { capability: string; params: unknown; paramsPath: string; route: string },
  ): Promise<RenderedEnvelope> {
    const hangUp = new AbortController();
    const onClose = (): void => {
      if (!reply.raw.writableFinished) hangUp.abort();
    };
    reply.raw.once('close', onClose);
    // Who hung up while the key was being verified closed before anyone listened.
    if (reply.raw.destroyed) hangUp.abort();
    const waitMs = waitMsOf(request);
    const capability = this.registry.get(call.capability);
    const context = requestContextOf(request);
    context.deprecation = capability.definition.deprecation;
    const answer = await this.calls.execute({
      capability,
      params: call.params,
      paramsPath: call.paramsPath,
      principal: requirePrincipal(request),
      context,
      route: call.route,
      idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
      maxCredits: maxCreditsOf(request),
      cacheWish: cacheWishOf(request),
      signal: hangUp.signal,
      waitMs,
    });
    if (answer.status !== undefined) reply.status(answer.status);
    if (answer.status !== undefined && waitMs !== undefined) {
      reply.header('Preference-Applied', 'respond-async');
    }
    if (answer.location !== undefined) reply.header('Location', answer.location);
    if (answer.replayed) reply.header('Idempotent-Replayed', 'true');
    if (answer.cached) {
      const { isHit, ageSeconds, lifetimeSeconds } = answer.cached;
      reply.header('X-Cache', isHit ? 'HIT' : 'MISS');
      reply.header('Age', String(ageSeconds));
      reply.header('Cache-Control', `private, max-age=${lifetimeSeconds}`);
    }
    return answer.envelope;
  }
}

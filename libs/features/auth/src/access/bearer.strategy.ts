import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { RateLimitedError, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-http-bearer';
import { FailedLookups } from '../verification/failed-lookups.js';
import { KeyVerifier } from '../verification/key-verifier.js';
import type { Verdict } from '../verification/refusal.js';

type Done = (error: unknown, verdict?: Verdict) => void;

/** The constructor with a verify callback of one's own, which the types of PassportStrategy leave out. */
type BearerBase = new (
  options: { realm: string; passReqToCallback: true },
  verify: (request: FastifyRequest, key: string, done: Done) => void,
) => Strategy<never>;

/**
 * Passport's bearer strategy over our verifier. It succeeds with the verdict, refusals included: the rate
 * limit has to count them before the access guard throws them. It fails only where no key can be looked up.
 *
 * The callback that PassportStrategy adds awaits `validate()` on every call. Ours stands before it and answers
 * at once when the key is cached: 0.6 instead of 1.1 µs a call (`AuthGuard('bearer')`: 1.7 to 2.4 µs).
 */
@Injectable()
export class BearerStrategy extends (PassportStrategy(Strategy, 'bearer') as unknown as BearerBase) {
  constructor(verifier: KeyVerifier, failedLookups: FailedLookups) {
    super({ realm: 'capstan', passReqToCallback: true }, (request, key, done) => {
      const context = requestContextOf(request);
      const verdict = verifier.recall(key, context.address);
      if (verdict !== undefined) {
        done(null, verdict);
        return;
      }
      const exceeded = failedLookups.beyondLimit(context.address);
      if (exceeded) {
        context.rateLimit = exceeded;
        done(new RateLimitedError(exceeded));
      } else
        void answerLater(failedLookups.watch(context.address, verifier.lookUp(key, context.address)), done);
    });
  }
}

async function answerLater(verdict: Promise<Verdict>, done: Done): Promise<void> {
  let reached: Verdict;
  try {
    reached = await verdict;
  } catch (error) {
    done(error);
    return;
  }
  done(null, reached);
}

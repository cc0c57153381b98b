import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-http-bearer';
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
 * limit has to count them before the access guard throws them.
 *
 * The callback that PassportStrategy adds awaits `validate()` on every call. Ours stands before it and answers
 * at once when the key is cached: 0.6 instead of 1.1 µs a call (`AuthGuard('bearer')`: 1.7 to 2.4 µs).
 */
@Injectable()
export class BearerStrategy extends (PassportStrategy(Strategy, 'bearer') as unknown as BearerBase) {
  constructor(verifier: KeyVerifier) {
    super({ realm: 'capstan', passReqToCallback: true }, (request, key, done) => {
      const verdict = verifier.verify(key, requestContextOf(request).address);
      if (verdict instanceof Promise) void answerLater(verdict, done);
      else done(null, verdict);
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

import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { NotAcceptableError } from './problems/not-acceptable.error.js';

const PRODUCES = 'capstan:produces';
const JSON_TYPES = ['application/json', 'application/problem+json'];

/** Media types that a handler can produce; the default is JSON. */
export const Produces = (...types: string[]): MethodDecorator & ClassDecorator =>
  SetMetadata(PRODUCES, types);

/** 406 for an `Accept` that cannot be satisfied. */
@Injectable()
export class NegotiationGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    // Not `switchToHttp()`, which adds three functions to the context of each request.
    const request = context.getArgByIndex<FastifyRequest>(0);
    const { accept } = request.headers;
    if (accept === undefined || accept === '' || accept === '*/*' || accept === 'application/json')
      return true;
    const offered =
      this.reflector.getAllAndOverride<string[] | undefined>(PRODUCES, [
        context.getHandler(),
        context.getClass(),
      ]) ?? JSON_TYPES;
    const negotiator = new Negotiator({ headers: { accept: withoutParameters(accept) } });
    if (negotiator.mediaTypes(offered).length === 0) throw new NotAcceptableError(offered);
    return true;
  }
}

/** `application/json; charset=utf-8` accepts JSON; of the parameters only the weight matters. */
const withoutParameters = (accept: string): string => accept.replace(/;\s*(?!q\s*=)[^,;]*/gi, '');

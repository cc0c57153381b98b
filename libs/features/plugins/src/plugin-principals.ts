import { Injectable } from '@nestjs/common';
import { principalOf } from '@capstan/auth';
import { type RequestPrincipal, RequestPrincipals } from '@capstan/kit';
import type { FastifyRequest } from 'fastify';

/** The kit's view of the caller, implemented with the verdict of authentication. */
@Injectable()
export class PluginPrincipals extends RequestPrincipals {
  override of(request: FastifyRequest): RequestPrincipal | null {
    return principalOf(request);
  }
}

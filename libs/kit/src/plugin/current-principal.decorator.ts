import { type ExecutionContext, Injectable, type PipeTransform, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type RequestPrincipal, RequestPrincipals } from './request-principals.js';

const CurrentRequest = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

@Injectable()
class PrincipalPipe implements PipeTransform<FastifyRequest, RequestPrincipal | null> {
  constructor(private readonly principals: RequestPrincipals) {}

  transform(request: FastifyRequest): RequestPrincipal | null {
    return this.principals.of(request);
  }
}

/** Injects the {@link RequestPrincipal} of the call; null on public routes that are called without a valid credential. */
export const CurrentPrincipal = (): ParameterDecorator => CurrentRequest(PrincipalPipe);

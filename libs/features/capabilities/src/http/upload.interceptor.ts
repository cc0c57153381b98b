import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type Type,
  mixin,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { requirePrincipal } from '@capstan/auth';
import {
  type Capability,
  type CapabilityUpload,
  InvalidRequestError,
  type UploadReceiver,
} from '@capstan/kit';
import { readUpload } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';

/**
 * Reads a multipart call after its guards: the file goes to the capability's receiver, the fields become the body that is
 * validated like JSON.
 */
export function uploadInterceptor(
  { field, maxBytes, receiver }: CapabilityUpload<Type<UploadReceiver>>,
  params: Capability['params'],
): Type<NestInterceptor> {
  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    constructor(@Inject(ModuleRef) private readonly moduleRef: ModuleRef) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      if (request.headers['content-type']?.startsWith('multipart/form-data') === true) {
        const { accountId } = requirePrincipal(request);
        const files = this.moduleRef.get<UploadReceiver>(receiver, { strict: false });
        const path = await files.place(accountId);
        const { fields, sha256 } = await readUpload(request, { field, maxBytes, path });
        if (sha256 === undefined) {
          throw new InvalidRequestError([{ path: field, message: 'must be a file of the form' }]);
        }
        const id = await files.keep(accountId, { path, sha256 });
        request.body = { ...typedFields(fields, params), [field]: id };
      }
      return next.handle();
    }
  }
  return mixin(UploadInterceptor);
}

/** Fields of a form are text: those that the parameters declare as a list or as true or false become one. */
export function typedFields(
  fields: Readonly<Record<string, string | string[]>>,
  params: Capability['params'],
): Record<string, unknown> {
  const defaults = new params() as Record<string, unknown>;
  const typed = Object.entries(fields).map(([name, value]): [string, unknown] => {
    const byDefault = defaults[name];
    if (Array.isArray(byDefault)) return [name, [value].flat()];
    if (typeof byDefault === 'boolean' && (value === 'true' || value === 'false'))
      return [name, value === 'true'];
    if (typeof byDefault === 'number' && typeof value === 'string' && value.trim() !== '')
      return [name, Number(value)];
    return [name, value];
  });
  return Object.fromEntries(typed);
}

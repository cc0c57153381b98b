import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { isUpload, readImageUpload } from '@capstan/sites';

const UPLOADED = new WeakMap<FastifyRequest, Uint8Array>();

/** The file of a multipart request; undefined if it had none. */
export const uploadedImage = (request: FastifyRequest): Uint8Array | undefined => UPLOADED.get(request);

/** Reads a multipart form after the guards; its fields become the body that is validated like JSON. */
@Injectable()
export class ImageUploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isUpload(request)) {
      const { fields, content } = await readImageUpload(request);
      if (content !== undefined) UPLOADED.set(request, content);
      request.body = {
        ...fields,
        ...(fields['credit'] === undefined ? {} : { credit: parsed(fields['credit']) }),
      };
    }
    return next.handle();
  }
}

/** A field of a form that holds JSON; anything else stays as it is, and validation refuses it. */
function parsed(field: string | string[]): unknown {
  try {
    return typeof field === 'string' ? JSON.parse(field) : field;
  } catch {
    return field;
  }
}

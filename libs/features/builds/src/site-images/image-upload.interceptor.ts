import { readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { readUpload } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { MAX_IMAGE_BYTES } from './read-image.js';

const UPLOADED = new WeakMap<FastifyRequest, Uint8Array>();

/** The file of a multipart request; undefined if it had none. */
export const uploadedImage = (request: FastifyRequest): Uint8Array | undefined => UPLOADED.get(request);

/** Reads a multipart form after the guards; its fields become the body that is validated like JSON. */
@Injectable()
export class ImageUploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.headers['content-type']?.startsWith('multipart/form-data') === true) {
      const path = join(tmpdir(), `capstan-image-${randomUUID()}`);
      const { fields, sha256 } = await readUpload(request, {
        field: 'file',
        maxBytes: MAX_IMAGE_BYTES,
        path,
      });
      if (sha256 !== undefined) UPLOADED.set(request, await readFile(path));
      await rm(path, { force: true });
      request.body = fields;
    }
    return next.handle();
  }
}

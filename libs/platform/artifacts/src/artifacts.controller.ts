import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { NotFoundError } from '@capstan/platform-core';
import { Produces, Public, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ArtifactFiles } from './artifact-files.js';
import { isNamedRight, parseArtifactName } from './artifact-name.js';
import { ARTIFACT_MEDIA_TYPES } from './artifact-store.js';

/** Keeps browsers on our origin from treating it as anything but an image, whatever its bytes. */
const HARMLESS = {
  'content-disposition': 'inline',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** Serves files under unguessable URLs: knowing the URL gives access. */
@ApiExcludeController()
@Public()
@RawResponse()
@Produces(...ARTIFACT_MEDIA_TYPES)
@Controller('artifacts')
export class ArtifactsController {
  constructor(private readonly files: ArtifactFiles) {}

  /** Returns the same error for expired and unknown files. */
  @Get(':name')
  async get(
    @Param('name') text: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = parseArtifactName(text);
    if (!name) throw unknownFile();
    // The content of a URL never changes, so the name is its ETag.
    const etag = `"${name.tokenHash.toString('base64url').slice(0, 27)}"`;
    const isKnown = request.headers['if-none-match']?.split(',').some((tag) => isSame(tag, etag)) ?? false;
    const file = await this.files.find(name, { withContent: !isKnown });
    if (!file || !isNamedRight(file.mediaType, name)) throw unknownFile();
    void reply.headers({
      ...HARMLESS,
      etag,
      'cache-control': `private, max-age=${file.secondsLeft}, immutable`,
    });
    if (file.content === null) void reply.status(304).send();
    else {
      void reply.headers({ 'content-type': file.mediaType, 'content-length': file.bytes }).send(file.content);
    }
  }
}

const unknownFile = (): NotFoundError =>
  new NotFoundError('The file', 'Files expire after a limited time; create it again.');

/** Weak comparison (RFC 9110, 13.1.2): a proxy may have changed the ETag to a weak one. */
const isSame = (tag: string, etag: string): boolean => {
  const bare = tag.trim().replace(/^W\//, '');
  return bare === '*' || bare === etag;
};

import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { InvalidRequestError } from '@capstan/platform-core';
import { AcceptUploads, ApiEnvelope } from '@capstan/platform-http';
import type { ImageRef, ImageSlot } from '@capstan/site-document';
import type { FastifyRequest } from 'fastify';
import { streamUrlOf } from '../builds/build.mapper.js';
import { DocumentEditResult } from '../site-documents/document.result.js';
import type { DocumentEdit } from '../site-documents/site-documents.js';
import { ImageUploadInterceptor, uploadedImage } from './image-upload.interceptor.js';
import { LinkedImages } from './linked-images.js';
import { NewImageBody } from './site-images.params.js';
import {
  NewSiteImageResult,
  SiteImageListResult,
  type SiteImageResult,
  type SiteImageSlotResult,
} from './site-images.result.js';
import { SiteImages } from './site-images.js';

/** The images of a site. */
@ApiTags('Builds')
@Controller('v1/sites/:site_id/images')
export class SiteImagesController {
  constructor(
    private readonly images: SiteImages,
    private readonly linked: LinkedImages,
  ) {}

  @Get()
  @RequireScope('capability:build_status')
  @ApiOperation({
    operationId: 'listSiteImages',
    summary: 'Images of a site',
    description: 'Those that its pages show, and the slots for images. Free.',
  })
  @ApiEnvelope(SiteImageListResult, { failures: [404] })
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('site_id') id: string,
  ): Promise<SiteImageListResult> {
    const [images, slots] = await Promise.all([
      this.images.list(accountId, id),
      this.images.slots(accountId, id),
    ]);
    return { images: images.map(toResult), slots: slots.map(toSlot) };
  }

  @Post()
  @HttpCode(200)
  @AcceptUploads()
  @UseInterceptors(ImageUploadInterceptor)
  @RequireScope('capability:build_message')
  @ApiOperation({
    operationId: 'addSiteImage',
    summary: 'Add an image to a site, or replace one',
    description:
      'PNG, JPEG, WebP, AVIF or GIF, at most 15 MB and 50 million pixels, as `multipart/form-data` (field `file`), in base64, or by its public address. It is turned upright, freed of metadata, and stored as WebP. Starts a free build that shows it and has a stream like any other. Only while no build of the site is running.',
  })
  @ApiEnvelope(NewSiteImageResult, { failures: [404, 408, 409, 413, 415, 422] })
  async add(
    @CurrentPrincipal() { accountId, credential }: Principal,
    @Param('site_id') id: string,
    @Body() body: NewImageBody,
    @Req() request: FastifyRequest,
  ): Promise<NewSiteImageResult> {
    const { alt, slot, replaces, credit } = body;
    // Nothing is fetched for a site that is not there.
    if (body.image_url !== undefined) await this.images.slots(accountId, id);
    const content = await this.contentOf(body, uploadedImage(request));
    const picture = { content, alt, slot, replaces, credit };
    const edit = await this.images.add(accountId, id, picture, credential.id);
    return { ...toEdit(edit), image: toResult(edit.image) };
  }

  @Delete(':name')
  @RequireScope('capability:build_message')
  @ApiOperation({
    operationId: 'removeSiteImage',
    summary: 'Remove an image from a site',
    description:
      'From all its pages. Starts a free build like an edit of the document. Earlier commits keep the file.',
  })
  @ApiEnvelope(DocumentEditResult, { failures: [404, 409] })
  async remove(
    @CurrentPrincipal() { accountId, credential }: Principal,
    @Param('site_id') id: string,
    @Param('name') name: string,
  ): Promise<DocumentEditResult> {
    return toEdit(await this.images.remove(accountId, id, name, credential.id));
  }

  /** @throws InvalidRequestError if there is not exactly one image. */
  private async contentOf(
    { image_base64: base64, image_url: url }: NewImageBody,
    upload: Uint8Array | undefined,
  ): Promise<Uint8Array> {
    const given = [upload, base64, url].filter((each) => each !== undefined);
    if (given.length !== 1)
      throw new InvalidRequestError([
        {
          path: 'image_base64',
          message: 'must be given, or the form field file, or image_url: exactly one of them',
        },
      ]);
    if (url !== undefined) return this.linked.fetch(url);
    return upload ?? Buffer.from(base64 as string, 'base64');
  }
}

const toResult = ({ path, alt, width, height, credit }: ImageRef): SiteImageResult => ({
  name: path.slice('images/'.length),
  alt,
  width,
  height,
  credit: credit === undefined ? null : { text: credit.text, url: credit.url ?? null },
});

const toSlot = ({ slot, title, holds, images }: ImageSlot): SiteImageSlotResult => ({
  slot,
  title: title ?? null,
  holds,
  images: images.map(({ path }) => path.slice('images/'.length)),
});

const toEdit = ({ executionId, siteId, baseCommit }: DocumentEdit): DocumentEditResult => ({
  execution_id: executionId,
  site_id: siteId,
  base_commit: baseCommit,
  status: 'running',
  stream_url: streamUrlOf(executionId),
});

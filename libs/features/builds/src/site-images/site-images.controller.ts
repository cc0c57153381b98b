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
  constructor(private readonly images: SiteImages) {}

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
      'PNG, JPEG, WebP, AVIF or GIF, at most 15 MB and 50 million pixels, as `multipart/form-data` (field `file`) or in base64. It is turned upright, freed of metadata, and stored as WebP. Starts a free build that shows it and has a stream like any other. Only while no build of the site is running.',
  })
  @ApiEnvelope(NewSiteImageResult, { failures: [404, 408, 409, 413, 415, 422] })
  async add(
    @CurrentPrincipal() { accountId, credential }: Principal,
    @Param('site_id') id: string,
    @Body() { image_base64: base64, alt, slot, replaces }: NewImageBody,
    @Req() request: FastifyRequest,
  ): Promise<NewSiteImageResult> {
    const content =
      uploadedImage(request) ?? (base64 === undefined ? undefined : Buffer.from(base64, 'base64'));
    if (content === undefined)
      throw new InvalidRequestError([
        { path: 'image_base64', message: 'must be given, or the form field file' },
      ]);
    const edit = await this.images.add(accountId, id, { content, alt, slot, replaces }, credential.id);
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
}

const toResult = ({ path, alt, width, height }: ImageRef): SiteImageResult => ({
  name: path.slice('images/'.length),
  alt,
  width,
  height,
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

import { Controller, applyDecorators } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RawResponse, RefuseWith } from '@capstan/platform-http';
import { firecrawlError } from './firecrawl-error.js';

/**
 * Marks a controller of Firecrawl's API, below `/v2` as there, since its Python client drops the path of a base address,
 * and below `/firecrawl/v2`. Firecrawl documents these routes, so they are not part of the OpenAPI document.
 */
export const FirecrawlRoutes = (): ClassDecorator =>
  applyDecorators(
    ApiExcludeController(),
    RawResponse(),
    RefuseWith(firecrawlError),
    Controller(['v2', 'firecrawl/v2']),
  );

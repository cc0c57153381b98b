import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { ApiFailures, Produces, RawResponse, Unlimited } from '@capstan/platform-http';
import { documentJsonSchema } from '@capstan/site-document';
import type { FastifyReply } from 'fastify';

const SCHEMA_TYPE = 'application/schema+json';

/** The JSON Schema of the documents of sites. */
@ApiTags('Discovery')
@Controller('schemas')
export class SchemasController {
  private schema: string | undefined;

  @Get('site-document.json')
  @Public()
  @Unlimited()
  @RawResponse()
  @Produces(SCHEMA_TYPE, 'application/json')
  @ApiOperation({
    operationId: 'getSiteDocumentSchema',
    summary: 'JSON Schema of site documents',
    description: 'JSON Schema (draft 2020-12) of the document of a site.',
    security: [],
  })
  @ApiResponse({
    status: 200,
    description: 'The schema',
    content: {
      [SCHEMA_TYPE]: {
        schema: { type: 'object' },
        example: { title: 'A site of Capstan (site.json)', type: 'object' },
      },
    },
  })
  @ApiFailures(406, 429, 500, 503)
  read(@Res() reply: FastifyReply): void {
    this.schema ??= JSON.stringify(documentJsonSchema());
    void reply
      .type(`${SCHEMA_TYPE}; charset=utf-8`)
      .header('cache-control', 'max-age=3600')
      .send(this.schema);
  }
}

import type { INestApplication } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { declaredEventTypes } from '@capstan/platform-events';
import { isOffered, webhookTest } from '@capstan/webhooks';
import type { OpenApi } from './openapi.js';
import { webhookRequests } from './webhook-requests.js';
import { API_DESCRIPTION, DOCUMENT_VERSION, TAGS } from './about.js';

/** The document that @nestjs/swagger generates from the decorators of all controllers. */
export function draftDocument(app: INestApplication, baseUrl: string): OpenApi {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Capstan')
    .setVersion(DOCUMENT_VERSION)
    .addServer(baseUrl, 'This deployment')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'cap_…',
        description: 'An API key of the account: `Authorization: Bearer cap_…`.',
      },
      'bearer',
    )
    .build();
  const types = declaredEventTypes(app.get(DiscoveryService, { strict: false }));
  const events = [...types.filter(isOffered), webhookTest];
  const { paths, components } = SwaggerModule.createDocument(app, about, {
    autoTagControllers: false,
    extraModels: events.flatMap(({ schema }) => schema ?? []),
  }) as unknown as OpenApi;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Capstan',
      summary: 'One key, every capability.',
      description: API_DESCRIPTION,
      version: DOCUMENT_VERSION,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl, description: 'This deployment' }],
    security: [{ bearer: [] }],
    tags: TAGS,
    paths,
    webhooks: webhookRequests(events),
    components: { ...components, schemas: components.schemas ?? {} },
  };
}

import { type DynamicModule, Module } from '@nestjs/common';
import { ApiCatalogController } from './documents/api-catalog.controller.js';
import { DiscoveryDocuments } from './documents/discovery-documents.js';
import { ErrorsController } from './errors/errors.controller.js';
import { GuidesController } from './guides/guides.controller.js';
import { LlmsController } from './llms/llms.controller.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { OpenApiDocument } from './openapi/openapi-document.js';
import { LandingController } from './pages/landing.controller.js';
import { ReferenceController } from './reference/reference.controller.js';
import { SkillsController } from './skills/skills.controller.js';
import { ToolsController } from './tools/tools.controller.js';

/** Everything by which programs and people find out what this deployment offers (spec 4.5). */
@Module({})
export class DiscoveryModule {
  /** @param capabilities the module instance that serves the catalog, so that its registry is in reach. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    return {
      module: DiscoveryModule,
      imports: [capabilities],
      controllers: [
        OpenApiController,
        ToolsController,
        LlmsController,
        GuidesController,
        SkillsController,
        ApiCatalogController,
        ErrorsController,
        ReferenceController,
        LandingController,
      ],
      providers: [OpenApiDocument, DiscoveryDocuments],
      exports: [OpenApiDocument],
    };
  }
}

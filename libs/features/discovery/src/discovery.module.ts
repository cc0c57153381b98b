import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from '@capstan/admin';
import { AdminOpenApiController } from './http/admin-openapi.controller.js';
import { ApiCatalogController } from './http/api-catalog.controller.js';
import { DiscoveryDocuments, ERROR_PAGE_FOLDERS } from './documents/discovery-documents.js';
import { ErrorsController } from './http/errors.controller.js';
import { GuidesController } from './http/guides.controller.js';
import { LlmsController } from './http/llms.controller.js';
import { OpenApiController } from './http/openapi.controller.js';
import { OpenApiDocument } from './openapi/openapi-document.js';
import { LandingController } from './http/landing.controller.js';
import { ReferenceController } from './http/reference.controller.js';
import { SkillsController } from './http/skills.controller.js';
import { ToolsController } from './http/tools.controller.js';

/** Discovery: what this deployment offers, for programs and people (docs/contract.md 4.5). */
@Module({})
export class DiscoveryModule {
  /**
   * @param capabilities the module instance that serves the catalog, whose registry is needed.
   * @param errorPageFolders pages in addition to those of the service.
   */
  static forRoot(capabilities: DynamicModule, errorPageFolders: readonly string[] = []): DynamicModule {
    return {
      module: DiscoveryModule,
      imports: [capabilities, AuditModule],
      controllers: [
        OpenApiController,
        AdminOpenApiController,
        ToolsController,
        LlmsController,
        GuidesController,
        SkillsController,
        ApiCatalogController,
        ErrorsController,
        ReferenceController,
        LandingController,
      ],
      providers: [
        OpenApiDocument,
        DiscoveryDocuments,
        { provide: ERROR_PAGE_FOLDERS, useValue: errorPageFolders },
      ],
      exports: [OpenApiDocument],
    };
  }
}

import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { errorsFolder, readAllErrorPages } from '../errors/read-error-pages.js';
import { OpenApiDocument } from '../openapi/openapi-document.js';
import { type Documents, makeDocuments } from './make-documents.js';

/** Injection token of additional folders with error pages. */
export const ERROR_PAGE_FOLDERS = Symbol('error-page-folders');

/** The discovery documents, created once at application start; requests only send bytes. */
@Injectable()
export class DiscoveryDocuments implements OnApplicationBootstrap {
  private made: Documents | undefined;

  constructor(
    private readonly openApiDocument: OpenApiDocument,
    private readonly registry: CapabilityRegistry,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
    @Inject(ERROR_PAGE_FOLDERS) private readonly errorPageFolders: readonly string[],
  ) {}

  /** @throws Error if the OpenAPI document was not built or lacks a capability. */
  onApplicationBootstrap(): void {
    const { baseUrl, rateLimitPerMinute } = this.http;
    const capabilities = this.registry.all();
    const errorPages = readAllErrorPages(baseUrl, [errorsFolder(), ...this.errorPageFolders]);
    const document = this.openApiDocument.finish(capabilities, errorPages);
    this.made = makeDocuments({ document, capabilities, errorPages, baseUrl, rateLimitPerMinute });
  }

  /** @throws Error before the application has started. */
  get all(): Documents {
    if (!this.made) throw new Error('the discovery documents are created at application start');
    return this.made;
  }
}

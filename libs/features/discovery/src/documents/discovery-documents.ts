import { Inject, Injectable } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { errorsFolder, readAllErrorPages } from '../errors/read-error-pages.js';
import type { ErrorPage } from '../errors/error-page.js';
import { JSON_TYPE } from '../serving/media-types.js';
import { type ServedDocument, servedDocument } from '../serving/served-document.js';
import { OpenApiDocument } from '../openapi/openapi-document.js';
import { type Documents, makeDocuments } from './make-documents.js';

/** Injection token of additional folders with error pages. */
export const ERROR_PAGE_FOLDERS = Symbol('error-page-folders');

/** The discovery documents, made once, at start or at first use; requests only send bytes. */
@Injectable()
export class DiscoveryDocuments {
  private made: Documents | undefined;
  private madeForAdmins: ServedDocument | undefined;

  constructor(
    private readonly openApiDocument: OpenApiDocument,
    private readonly registry: CapabilityRegistry,
    @Inject(httpConfig.token) private readonly http: HttpConfig,
    @Inject(ERROR_PAGE_FOLDERS) private readonly errorPageFolders: readonly string[],
  ) {}

  /** @throws Error if the OpenAPI document lacks a capability. */
  get all(): Documents {
    return (this.made ??= this.make());
  }

  /** The OpenAPI document of the routes of operators, created at first use: it is rarely requested. */
  get adminOpenApi(): ServedDocument {
    return (this.madeForAdmins ??= servedDocument(
      this.openApiDocument.makeForAdmins(this.readErrorPages()),
      JSON_TYPE,
      // It is for those with the scope admin.
      { 'cache-control': 'private, no-cache' },
    ));
  }

  /** Creates them now. @throws Error if the OpenAPI document lacks a capability. */
  prepare(): void {
    this.made = this.make();
  }

  private make(): Documents {
    const { baseUrl, rateLimitPerMinute } = this.http;
    const capabilities = this.registry.all();
    const errorPages = this.readErrorPages();
    const document = this.openApiDocument.make(capabilities, errorPages);
    return makeDocuments({ document, capabilities, errorPages, baseUrl, rateLimitPerMinute });
  }

  private readErrorPages(): ErrorPage[] {
    return readAllErrorPages(this.http.baseUrl, [errorsFolder(), ...this.errorPageFolders]);
  }
}

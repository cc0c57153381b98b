import { type INestApplication, Inject, Injectable } from '@nestjs/common';
import type { RegisteredCapability } from '@capstan/capabilities';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { ErrorPage } from '../errors/error-page.js';
import { draftDocument } from './draft.js';
import { finishDocument } from './finish-document.js';
import type { OpenApi } from './openapi.js';

/**
 * The OpenAPI document of this deployment. Only the application knows all controllers, so its creator calls
 * `build(app)` once before `app.init()`; all discovery documents derive from it.
 */
@Injectable()
export class OpenApiDocument {
  private draft: OpenApi | undefined;

  constructor(@Inject(httpConfig.token) private readonly http: HttpConfig) {}

  /** Reads the decorators of every controller of the application. */
  build(app: INestApplication): void {
    this.draft = draftDocument(app, this.http.baseUrl);
  }

  /**
   * Returns the document with effective prices and examples of failures. @throws Error if `build` was not
   * called.
   */
  finish(capabilities: readonly RegisteredCapability[], errorPages: readonly ErrorPage[]): OpenApi {
    if (!this.draft) throw new Error('call app.get(OpenApiDocument).build(app) before app.init()');
    return finishDocument(this.draft, capabilities, errorPages);
  }
}

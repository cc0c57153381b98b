import { type INestApplication, Inject, Injectable } from '@nestjs/common';
import type { RegisteredCapability } from '@capstan/capabilities';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { ErrorPage } from '../errors/error-page.js';
import { draftDocument } from './draft.js';
import { finishDocument } from './finish-document.js';
import type { OpenApi } from './openapi.js';
import { privateRoutes } from './public-routes.js';

/**
 * The OpenAPI document of this deployment; all discovery documents derive from it. Only the application knows all
 * controllers, so its creator calls `describe(app)` once.
 */
@Injectable()
export class OpenApiDocument {
  private app: INestApplication | undefined;

  constructor(@Inject(httpConfig.token) private readonly http: HttpConfig) {}

  /** Sets the application whose controllers the document describes. */
  describe(app: INestApplication): void {
    this.app = app;
  }

  /**
   * Reads the decorators of every controller, and adds effective prices and examples of failures.
   * @throws Error if `describe` was not called.
   */
  make(capabilities: readonly RegisteredCapability[], errorPages: readonly ErrorPage[]): OpenApi {
    return finishDocument(this.draft(), capabilities, errorPages);
  }

  /** The same for the routes of operators and of the console, which the document for everyone does not have. */
  makeForAdmins(errorPages: readonly ErrorPage[]): OpenApi {
    return finishDocument(this.draft(), [], errorPages, privateRoutes);
  }

  private draft(): OpenApi {
    if (!this.app) throw new Error('call app.get(OpenApiDocument).describe(app) first');
    return draftDocument(this.app, this.http.baseUrl);
  }
}

import { AppError } from '@capstan/platform-core';

/** 404: no route has this path. */
export class RouteNotFoundError extends AppError {
  constructor(path: string) {
    super({
      slug: 'route-not-found',
      status: 404,
      title: 'Route not found',
      detail: `The route ${path} does not exist.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'See GET /v1/openapi.json or /llms.txt for the routes that exist.',
    });
  }
}

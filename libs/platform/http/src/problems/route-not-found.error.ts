import { AppError } from '@capstan/platform-core';

/** 404: no route has this path. */
export class RouteNotFoundError extends AppError {
  constructor(path: string) {
    super({
      slug: 'route-not-found',
      status: 404,
      title: 'No such route',
      detail: `There is no route ${path}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'See GET /v1/openapi.json or /llms.txt for the routes that exist.',
    });
  }
}

import type { ErrorPage } from '../errors/error-page.js';
import { exampleOf } from '../schema/example-of.js';
import { mapValues } from '../schema/map-schema.js';
import { mapOperations } from './map-document.js';
import type { MediaType, OpenApi, Operation, Response } from './openapi.js';

const JSON_BODY = 'application/json';

/** The most common failure of each status. */
const TYPICAL: Record<string, string> = {
  '400': 'invalid-request',
  '401': 'unauthorized',
  '402': 'insufficient-credits',
  '403': 'insufficient-scope',
  '404': 'not-found',
  '406': 'not-acceptable',
  '408': 'request-timeout',
  '409': 'idempotency-in-progress',
  '413': 'payload-too-large',
  '415': 'unsupported-media-type',
  '422': 'idempotency-mismatch',
  '429': 'rate-limited',
  '500': 'internal',
  '502': 'providers-failed',
  '503': 'service-unavailable',
  '504': 'deadline-exceeded',
};

/**
 * Adds an example to every JSON body without one: requests and responses from the examples of their fields,
 * failures from the page of their error.
 */
export function showExamples(document: OpenApi, errorPages: readonly ErrorPage[]): OpenApi {
  const { schemas } = document.components;
  const failures = new Map(errorPages.map(({ slug, example }) => [slug, example]));

  const show = (media: MediaType): MediaType =>
    media.schema && media.example === undefined && media.examples === undefined
      ? { ...media, example: exampleOf(media.schema, schemas) }
      : media;
  const showJson = (content: Record<string, MediaType>): Record<string, MediaType> =>
    mapValues(content, (media, type) => (type === JSON_BODY ? show(media) : media));
  const showFailure = (response: Response, status: string): Response => {
    const failure = failures.get(TYPICAL[status] ?? '');
    const [schema] = Object.values(response.content ?? {}).map((media) => media.schema);
    if (!failure || schema?.$ref !== '#/components/schemas/FailureEnvelope') return response;
    const { content = {} } = response;
    return {
      ...response,
      content: mapValues(content, (media, type) => ({
        ...media,
        example: type === JSON_BODY ? failure : failure['error'],
      })),
    };
  };

  return mapOperations(document, (operation) => ({
    ...operation,
    ...(operation.requestBody
      ? { requestBody: { ...operation.requestBody, content: showJson(operation.requestBody.content) } }
      : {}),
    responses: mapValues(operation.responses, (response, status) => {
      const documented = showFailure(response, status);
      if (!documented.content) return documented;
      return charged({ ...documented, content: showJson(documented.content) }, operation);
    }),
  }));
}

/** Sets the price in the example of a priced operation. */
function charged(response: Response, { 'x-credits': credits }: Operation): Response {
  const price = Object.values(credits ?? {})[0];
  const media = response.content?.[JSON_BODY];
  const answer = media?.example as { success?: boolean } | undefined;
  if (price === undefined || answer?.success !== true) return response;
  return {
    ...response,
    content: { ...response.content, [JSON_BODY]: { ...media, example: { ...answer, credits_used: price } } },
  };
}

import { isDeepStrictEqual } from 'node:util';
import { mapValues } from '../schema/map-schema.js';
import { mapOperations } from './map-document.js';
import type { Header, OpenApi, Response } from './openapi.js';

/**
 * Moves repeated parts of operations into components: the headers of all responses, and failures, which are
 * the same everywhere. A response that differs from the shared one of its status stays inline.
 */
export function shareResponses(document: OpenApi): OpenApi {
  const headers: Record<string, Header> = {};
  const responses: Record<string, Response> = {};

  const shareHeader = (header: Header, name: string): Header => {
    const key = name.replaceAll(/[^A-Za-z0-9]/g, '');
    headers[key] ??= header;
    return isDeepStrictEqual(headers[key], header) ? { $ref: `#/components/headers/${key}` } : header;
  };
  const shareResponse = (response: Response, status: string): Response => {
    const lean: Response = {
      ...response,
      ...(response.description ? { description: withoutRepetition(response.description) } : {}),
      ...(response.headers ? { headers: mapValues(response.headers, shareHeader) } : {}),
    };
    if (Number(status) < 400) return lean;
    const key = pascalCase(lean.description ?? status);
    responses[key] ??= lean;
    return isDeepStrictEqual(responses[key], lean) ? { $ref: `#/components/responses/${key}` } : lean;
  };

  const shared = mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, shareResponse),
  }));
  return { ...shared, components: { ...shared.components, headers, responses } };
}

/** @nestjs/swagger concatenates the descriptions of a status that several decorators document. */
const withoutRepetition = (description: string): string => [...new Set(description.split('\n\n'))].join(' ');

const pascalCase = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

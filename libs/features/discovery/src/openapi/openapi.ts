import type { Deprecation } from '@capstan/platform-http';
import type { OpenAPIV3_1 as Standard } from 'openapi-types';
import type { JsonSchema } from '../schema/json-schema.js';

/*
 * The document as @nestjs/swagger generates it and this feature reads it: members are those of the standard,
 * but operations and parameters are never references, and schemas allow further keywords.
 */

export interface OpenApi {
  openapi: string;
  info: Standard.InfoObject;
  servers: Standard.ServerObject[];
  security: Standard.SecurityRequirementObject[];
  tags: (Standard.TagObject & { description: string })[];
  paths: Record<string, PathItem>;
  /** Requests that are sent to endpoints of accounts, by event type. */
  webhooks?: Record<string, PathItem>;
  components: Components;
}

export interface Components extends Pick<Standard.ComponentsObject, 'securitySchemes'> {
  schemas: Record<string, JsonSchema>;
  headers?: Record<string, Header>;
  responses?: Record<string, Response>;
}

/** Operations by method in lower case. */
export type PathItem = Record<string, Operation>;

/** `security` is empty for a public route, and absent if the document's default applies. */
export interface Operation extends Omit<
  Standard.OperationObject,
  'parameters' | 'requestBody' | 'responses'
> {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Omit<Standard.RequestBodyObject, 'content'> & { content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-deprecation'?: Deprecation;
  /** Effective prices, by mode. */
  'x-credits'?: Record<string, number>;
}

export interface Parameter extends Omit<Standard.ParameterObject, 'schema'> {
  schema?: JsonSchema;
  [extension: string]: unknown;
}

export interface MediaType extends Omit<Standard.MediaTypeObject, 'schema' | 'examples'> {
  schema?: JsonSchema;
  examples?: Record<string, Standard.ExampleObject>;
}

export interface Response extends Partial<Omit<Standard.ResponseObject, 'headers' | 'content'>> {
  $ref?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Header extends Pick<Standard.HeaderObject, 'description'> {
  $ref?: string;
  schema?: JsonSchema;
}

/** An operation with its method and path. */
export interface Route {
  path: string;
  /** In lower case. */
  method: string;
  operation: Operation;
}

/** Every operation, in the order of the document. */
export const routesOf = (document: OpenApi): Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

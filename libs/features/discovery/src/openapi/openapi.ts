import type { Deprecation } from '@capstan/platform-http';
import type { JsonSchema } from '../schema/json-schema.js';

/** An OpenAPI 3.1 document as far as this feature reads it. */
export interface OpenApi {
  openapi: string;
  info: Record<string, unknown> & { title: string; version: string; description?: string };
  servers: { url: string; description?: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: Components;
}

export interface Components {
  schemas: Record<string, JsonSchema>;
  headers?: Record<string, Header>;
  responses?: Record<string, Response>;
  securitySchemes?: Record<string, unknown>;
}

/** Operations by method in lower case. */
export type PathItem = Record<string, Operation>;

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  /** Empty: the route is public. Absent: as the document says. */
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  deprecated?: boolean;
  'x-deprecation'?: Deprecation;
  /** Prices in force, by mode. */
  'x-credits'?: Record<string, number>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
  [key: string]: unknown;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface Header {
  $ref?: string;
  description?: string;
  schema?: JsonSchema;
}

/** One operation with its address. */
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

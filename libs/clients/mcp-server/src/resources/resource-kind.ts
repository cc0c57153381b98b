import type { Capstan } from '@capstan/client';
import type {
  BlobResourceContents,
  ResourceTemplateType,
  TextResourceContents,
} from '@modelcontextprotocol/server';
import type { RestOptions } from '../call/tool-call.js';

/** The values for reading a resource; ids and paths are decoded. */
export interface ResourceRead {
  client: Capstan;
  uri: string;
  options: RestOptions;
}

export type ResourceContents = TextResourceContents | BlobResourceContents;

/** A resource template. */
export interface ResourceKind<Name extends string = string> {
  readonly template: ResourceTemplateType;
  /** @throws the errors of the client; NotFoundError if there is no such resource. */
  read(variables: Record<Name, string>, read: ResourceRead): Promise<ResourceContents>;
  /** Known values of a variable, given the others; the caller filters by prefix. */
  complete: Partial<
    Record<
      Name,
      (client: Capstan, others: Partial<Record<Name, string>>, options: RestOptions) => Promise<string[]>
    >
  >;
}

import type { Capstan } from '@capstan/client';
import type {
  BlobResourceContents,
  ResourceTemplateType,
  TextResourceContents,
} from '@modelcontextprotocol/server';
import type { RestOptions } from '../call/tool-call.js';

/** What reads a resource; ids and paths are decoded. */
export interface ResourceRead {
  client: Capstan;
  uri: string;
  options: RestOptions;
}

export type ResourceContents = TextResourceContents | BlobResourceContents;

/** Resources whose address has variables. */
export interface ResourceKind<Name extends string = string> {
  readonly template: ResourceTemplateType;
  /** @throws the errors of the client; NotFoundError when there is no such resource. */
  read(variables: Record<Name, string>, read: ResourceRead): Promise<ResourceContents>;
  /** What a variable can be, from what is typed of others; the caller picks by its beginning. */
  complete: Partial<
    Record<
      Name,
      (client: Capstan, others: Partial<Record<Name, string>>, options: RestOptions) => Promise<string[]>
    >
  >;
}

import type { DynamicModule, Type } from '@nestjs/common';
import type { ConfigSlice } from '@capstan/platform-core';
import type { AuthenticationStrategy } from '@capstan/platform-http';
import type { MigrationInterface } from 'typeorm';
import type { Capability } from '../capability.js';
import type { CapabilityProvider } from '../capability-provider.js';
import type { MessageTransport } from '../messages/message-transport.js';

/** An extension of the service. Created by {@link definePlugin}. */
export interface Plugin {
  /** Lower case with hyphens; names the plugin in errors. */
  readonly name: string;
  /** Nest modules: routes, services, event handlers. They run in the API and in the worker. */
  readonly modules: readonly (Type | DynamicModule)[];
  readonly capabilities: readonly Capability[];
  /** Further providers of existing capabilities, by the name of the capability; they come last in its default order. */
  readonly providers: Readonly<Record<string, readonly Type<CapabilityProvider>[]>>;
  /** Further ways to send messages; they come last in the default order of their channel. */
  readonly messageTransports: readonly Type<MessageTransport>[];
  /** Asked for requests without an API key, in this order. */
  readonly authentication: readonly Type<AuthenticationStrategy>[];
  /** Configuration slices that its modules and strategies inject. Those of providers are found automatically. */
  readonly config: readonly ConfigSlice[];
  /** TypeORM entities. A module that injects their repositories imports `TypeOrmModule.forFeature` as usual. */
  readonly entities: readonly Type[];
  readonly migrations: readonly Type<MigrationInterface>[];
  /** Folder with a page `<slug>.md` for each error it defines. */
  readonly errorPages?: string;
}

/** Kebab case, as in package names. */
const PLUGIN_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Validates and completes a plugin. @throws Error with the reason. */
export function definePlugin(input: Pick<Plugin, 'name'> & Partial<Plugin>): Plugin {
  const { name, errorPages } = input;
  if (typeof name !== 'string' || !PLUGIN_NAME.test(name)) {
    throw new Error(`plugin name "${name}" must match ${PLUGIN_NAME.source}`);
  }
  return {
    name,
    modules: listOf(input, 'modules'),
    capabilities: listOf(input, 'capabilities'),
    providers: input.providers ?? {},
    messageTransports: listOf(input, 'messageTransports'),
    authentication: listOf(input, 'authentication'),
    config: listOf(input, 'config'),
    entities: listOf(input, 'entities'),
    migrations: listOf(input, 'migrations'),
    ...(errorPages === undefined ? {} : { errorPages }),
  };
}

type ListField =
  | 'modules'
  | 'capabilities'
  | 'messageTransports'
  | 'authentication'
  | 'config'
  | 'entities'
  | 'migrations';

/** Plugins may be plain JavaScript, so a missing entry is detected here and not by the compiler. */
function listOf<F extends ListField>(input: Partial<Plugin> & { name: string }, field: F): Plugin[F] {
  const list: readonly unknown[] = input[field] ?? [];
  if (!Array.isArray(list)) throw new Error(`plugin ${input.name}: ${field} must be an array`);
  const missing = list.findIndex((item) => item === undefined || item === null);
  if (missing >= 0) {
    throw new Error(`plugin ${input.name}: ${field}[${missing}] is ${list[missing]}; check its import`);
  }
  return list as Plugin[F];
}

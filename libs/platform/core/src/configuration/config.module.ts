import { type DynamicModule, Module } from '@nestjs/common';
import type { ConfigSlice } from './config-slice.js';
import { CONFIG_VARIABLES, type ConfigVariable } from './config-variable.js';

/** A parsed environment. Created by `config/load-config.ts`. */
export interface LoadedConfig {
  readonly slices: ReadonlyMap<ConfigSlice, unknown>;
  readonly variables: readonly ConfigVariable[];
}

/** Makes every slice injectable by its token, globally, and the list of variables. */
@Module({})
export class ConfigModule {
  static forRoot({
    slices,
    variables = [],
  }: Pick<LoadedConfig, 'slices'> & Partial<LoadedConfig>): DynamicModule {
    const providers = [
      ...[...slices].map(([slice, value]) => ({ provide: slice.token, useValue: value })),
      { provide: CONFIG_VARIABLES, useValue: variables },
    ];
    return {
      module: ConfigModule,
      global: true,
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

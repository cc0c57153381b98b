import { type DynamicModule, Module } from '@nestjs/common';
import type { ConfigSlice } from './config-slice.js';

/** The slices of a parsed environment, by slice. Created by `config/load-config.ts`. */
export type LoadedConfig = ReadonlyMap<ConfigSlice, unknown>;

/** Makes every slice injectable by its token, globally. */
@Module({})
export class ConfigModule {
  static forRoot(loaded: LoadedConfig): DynamicModule {
    const providers = [...loaded].map(([slice, value]) => ({ provide: slice.token, useValue: value }));
    return {
      module: ConfigModule,
      global: true,
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

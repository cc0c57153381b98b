import { type DynamicModule, Module } from '@nestjs/common';

/** Routes of administrators under `/v1/admin`; every one asks for the scope `admin`. */
@Module({})
export class AdminModule {
  /** @param capabilities the module instance that serves the catalog, so that its exports are in reach. */
  static forRoot(capabilities: DynamicModule): DynamicModule {
    return { module: AdminModule, imports: [capabilities] };
  }
}

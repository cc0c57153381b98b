import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseConfig, databaseConfig } from './database.config.js';
import { databaseOptions } from './database-options.js';

/** Provides the TypeORM DataSource of a process; entities are registered with `TypeOrmModule.forFeature`. */
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [databaseConfig.token],
          useFactory: (config: DatabaseConfig) => ({
            ...databaseOptions(config),
            autoLoadEntities: true,
            retryAttempts: 5,
            retryDelay: 1000,
          }),
        }),
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { ObjectStorage } from './object-storage.js';
import { openStorage } from './open-storage.js';
import { type StorageConfig, storageConfig } from './storage.config.js';

/** Provides the ObjectStorage. Needs the slices `dataConfig` and `storageConfig`. */
@Module({
  providers: [
    {
      provide: ObjectStorage,
      useFactory: ({ dataDir }: DataConfig, config: StorageConfig) => openStorage(dataDir, config),
      inject: [dataConfig.token, storageConfig.token],
    },
  ],
  exports: [ObjectStorage],
})
export class StorageModule {}

import { Module } from '@nestjs/common';
import { StorageModule } from '@capstan/platform-storage';
import { LOCAL_MODELS, ModelFetcher } from './fetching/model-fetcher.js';
import { MODEL_FILES } from './model-files.js';

/** Fetches models from the bucket to this machine. Needs the slices `dataConfig` and those of the StorageModule. */
@Module({
  imports: [StorageModule],
  providers: [{ provide: LOCAL_MODELS, useValue: MODEL_FILES }, ModelFetcher],
})
export class WeightsModule {}

import { type DynamicModule, Module } from '@nestjs/common';
import { CapabilitiesWorkerModule } from '@capstan/capabilities';
import { ArtifactsWorkerModule } from '@capstan/platform-artifacts';
import { ConfigModule, type LoadedConfig } from '@capstan/platform-config';
import { DatabaseModule } from '@capstan/platform-database';
import { QueueModule } from '@capstan/platform-queue';

/** The job process: BullMQ processors only, no controllers. */
@Module({})
export class WorkerModule {
  static forRoot(config: LoadedConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        QueueModule.forRoot(),
        ArtifactsWorkerModule,
        CapabilitiesWorkerModule,
      ],
    };
  }
}

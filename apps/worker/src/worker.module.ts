import { type DynamicModule, Module } from '@nestjs/common';
import { BuildsWorkerModule } from '@capstan/builds';
import { CapabilitiesWorkerModule } from '@capstan/capabilities';
import { ArtifactsWorkerModule } from '@capstan/platform-artifacts';
import { ConfigModule, type LoadedConfig } from '@capstan/platform-config';
import { DatabaseModule } from '@capstan/platform-database';
import { BroadcastModule, QueueModule } from '@capstan/platform-queue';

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
        BroadcastModule,
        ArtifactsWorkerModule,
        CapabilitiesWorkerModule,
        BuildsWorkerModule,
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { RunnerSandbox } from './runner.sandbox.js';
import { type SandboxConfig, sandboxConfig } from './sandbox.config.js';
import { Sandbox } from './sandbox.js';

/** Provides the Sandbox; needs the slice `sandboxConfig`. */
@Module({
  providers: [
    {
      provide: Sandbox,
      useFactory: (config: SandboxConfig) => new RunnerSandbox(config),
      inject: [sandboxConfig.token],
    },
  ],
  exports: [Sandbox],
})
export class SandboxModule {}

import { isAbsolute } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BubblewrapRunner } from './bubblewrap/bubblewrap.runner.js';
import type { CommandLimits, CommandRunner } from './command-runner.js';
import { ProgramRunner } from './external/program.runner.js';
import { SandboxUnavailableError } from './sandbox-unavailable.error.js';
import type { SandboxConfig } from './sandbox.config.js';
import { Sandbox, type SandboxCommand, type SandboxResult, type SandboxStatus } from './sandbox.js';

/** Runs commands with the operator's runner, otherwise with bubblewrap, otherwise not at all. */
@Injectable()
export class RunnerSandbox extends Sandbox {
  private readonly limits: CommandLimits;
  private probed: Promise<SandboxStatus> | undefined;

  constructor(
    private readonly config: SandboxConfig,
    private readonly runner: CommandRunner = runnerOf(config),
  ) {
    super();
    this.limits = config;
  }

  status(): Promise<SandboxStatus> {
    this.probed ??= this.config.isOff
      ? Promise.resolve({ level: 'none', reason: 'SANDBOX is off' })
      : this.runner.probe(this.limits);
    return this.probed;
  }

  async run(command: SandboxCommand): Promise<SandboxResult> {
    const { level, reason } = await this.status();
    if (level === 'none') throw new SandboxUnavailableError(reason);
    if (!isAbsolute(command.folder)) throw new TypeError('The folder of a command must be an absolute path.');
    return this.runner.run({
      command: command.command,
      folder: command.folder,
      limits: {
        ...this.limits,
        timeoutMs: Math.min(command.timeoutMs ?? Infinity, this.limits.timeoutMs),
      },
      signal: command.signal,
      onOutput: command.onOutput ?? (() => undefined),
    });
  }
}

function runnerOf({ runner, registries }: SandboxConfig): CommandRunner {
  return runner === undefined ? new BubblewrapRunner(registries) : new ProgramRunner(runner);
}

import { z } from 'zod';
import { type ConfigOf, defineConfig, envInteger, envList, envText } from '@capstan/platform-core';

const MB = 1024 * 1024;

/** Configuration of the sandbox for commands. */
export const sandboxConfig = defineConfig(
  'sandbox',
  {
    SANDBOX: z
      .preprocess((value) => (value === '' ? undefined : value), z.enum(['auto', 'off']).default('auto'))
      .describe(
        'Commands requested by models: `auto` runs them confined, with bubblewrap or SANDBOX_RUNNER, if available; ' +
          '`off` rejects them. They are never run unconfined.',
      ),
    SANDBOX_RUNNER: envText(
      'Path of a program that runs commands in your own container or virtual machine, instead of bubblewrap ' +
        '(docs/adr/0019-sandbox.md).',
    ),
    SANDBOX_REGISTRIES: envList(
      'Package registries that commands may reach over HTTPS, and nothing else, e.g. registry.npmjs.org,pypi.org,files.pythonhosted.org; `host:port` unless it is 443 (default: no network at all)',
    ),
    SANDBOX_COMMAND_SECONDS: envInteger(120, { min: 1 }, 'Seconds after which a command is killed.'),
    SANDBOX_MEMORY_MB: envInteger(
      1024,
      { min: 768 },
      'Megabytes of memory of a command: of all its processes if cgroups are available, otherwise of each. ' +
        'Node.js does not start with less than 768.',
    ),
    SANDBOX_MAX_PROCESSES: envInteger(
      128,
      { min: 8 },
      'Processes and threads that a command may have at a time.',
    ),
    SANDBOX_DISK_MB: envInteger(
      1024,
      { min: 16 },
      'Megabytes that the folder of a command may grow to, packages included; also the limit of each file.',
    ),
    SANDBOX_OUTPUT_KB: envInteger(
      64,
      { min: 1 },
      'Kilobytes of output to keep: half from its beginning, half from its end. At 64 times as much the command is killed.',
    ),
  },
  (env) => ({
    isOff: env.SANDBOX === 'off',
    runner: env.SANDBOX_RUNNER,
    registries: env.SANDBOX_REGISTRIES,
    timeoutMs: env.SANDBOX_COMMAND_SECONDS * 1000,
    memoryBytes: env.SANDBOX_MEMORY_MB * MB,
    maxProcesses: env.SANDBOX_MAX_PROCESSES,
    diskBytes: env.SANDBOX_DISK_MB * MB,
    outputBytes: env.SANDBOX_OUTPUT_KB * 1024,
  }),
);

export type SandboxConfig = ConfigOf<typeof sandboxConfig>;

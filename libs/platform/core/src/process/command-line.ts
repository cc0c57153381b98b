import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command are invalid. The message states the reason and the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
  }
}

/** The options of a command, for `parseArgs` of Node.js, and its usage text. */
export interface CommandLine extends ParseArgsConfig {
  readonly usage: string;
}

/** `parseArgs` for operator commands. @throws UsageError for unknown options. */
export function parseCommandLine<const T extends CommandLine>(
  args: readonly string[],
  { usage, ...config }: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs({ ...config, args }) as ReturnType<typeof parseArgs<T>>;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), usage);
  }
}

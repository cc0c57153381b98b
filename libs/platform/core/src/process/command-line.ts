import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command are wrong. The message says why, and how the command is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(reason: string, usage: string) {
    super(`${reason}\n\n${usage}`);
  }
}

/** What a command accepts, for `parseArgs` of Node.js, and how it is used, for its messages. */
export interface CommandLine extends ParseArgsConfig {
  readonly usage: string;
}

/** `parseArgs` for commands of operators. @throws UsageError for options that the command does not have. */
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

/** Why Capstan cannot start or continue, and what to do, for the operator: printed without a stack. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

/** The message of any thrown value. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

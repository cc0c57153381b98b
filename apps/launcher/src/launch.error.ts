/** Why Capstan cannot start or continue, for the operator: printed without a stack, says what to do. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

/** The message of any thrown value. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

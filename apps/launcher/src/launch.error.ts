/** Why Capstan cannot start or go on, for the operator: printed without a stack, says what to do. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

/** The text of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

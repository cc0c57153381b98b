/** Whether the file ended with exit code 0 within its time. */
export function runLimited(
  args: string[],
  options: { limitMinutes: number; isQuiet?: boolean; env?: Record<string, string> },
): Promise<boolean>;

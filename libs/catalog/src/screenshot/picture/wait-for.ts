/** What to wait for before the picture is taken. */
export type WaitFor = { selector: string } | { ms: number };

/** Reads `wait_for`: digits alone are milliseconds, all else is a selector. */
export function waitForOf({ wait_for }: { wait_for?: string }): WaitFor | undefined {
  if (wait_for === undefined) return undefined;
  return /^\d+$/.test(wait_for) ? { ms: Number(wait_for) } : { selector: wait_for };
}

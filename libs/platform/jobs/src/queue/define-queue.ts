const names = new Set<string>();

/** Declares a queue of the workers. @returns its name, for `BullModule.registerQueue` and `@Processor`. */
export function defineQueue(name: string): string {
  names.add(name);
  return name;
}

/** The queues of the features that this process has loaded. */
export const queueNames = (): string[] => [...names];

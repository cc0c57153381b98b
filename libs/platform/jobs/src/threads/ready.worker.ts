/** Does nothing: a thread that responds has started. */
export function ready(): void {}

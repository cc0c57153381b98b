/** Does nothing: a thread that answers has started. */
export function ready(): void {}

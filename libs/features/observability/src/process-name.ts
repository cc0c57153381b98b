/** Which process of the service this is. */
export type ProcessName = 'api' | 'worker';

/** Injection token of the {@link ProcessName}. */
export const PROCESS_NAME = Symbol('process-name');

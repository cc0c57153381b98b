import { Registry, collectDefaultMetrics } from 'prom-client';

let registry: Registry | undefined;

/**
 * Process and runtime: CPU, memory, file descriptors, event loop lag, garbage collection. They observe the process, not
 * an application, and cannot be stopped, so there is one registry of them.
 */
export function runtimeMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}

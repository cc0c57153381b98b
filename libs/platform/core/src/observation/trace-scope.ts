import { AsyncLocalStorage } from 'node:async_hooks';

/** The span in which work runs (W3C Trace Context). */
export interface TraceScope {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** The span of the current work; empty unless traces are exported. */
export const traceScope = new AsyncLocalStorage<TraceScope>();

/**
 * Runs work outside of the current span, e.g. what waits for messages: a connection that was made within a call would otherwise
 * deliver each later message within that call.
 */
export const outsideOfTraces = <T>(work: () => T): T => traceScope.exit(work);

/** Returns the current span as a W3C `traceparent`, for what continues elsewhere; undefined without a span. */
export function currentTraceparent(): string | undefined {
  const scope = traceScope.getStore();
  return scope && `00-${scope.traceId}-${scope.spanId}-${scope.isSampled ? '01' : '00'}`;
}

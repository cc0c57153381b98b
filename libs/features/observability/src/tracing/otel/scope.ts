import { type Context, type Span, TraceFlags, trace } from '@opentelemetry/api';
import type { TraceScope } from '@capstan/platform-core';

/** A span of OpenTelemetry as the store of the process has it. */
export interface OtelScope extends TraceScope {
  readonly context: Context;
  readonly span: Span;
}

/** @param parent the context around the span. */
export function scopeOf(span: Span, parent: Context): OtelScope {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return { traceId, spanId, isSampled, span, context: trace.setSpan(parent, span) };
}

import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { type Operation, traceScope } from '@capstan/platform-core';
import { NAMES } from './semantic-names.js';
import { type OtelScope, scopeOf } from './scope.js';

/** Values of attributes; absent ones are omitted. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** How an operation is shown as a span. */
export interface SpanOf<D> {
  kind: SpanKind;
  /** Few different names: no ids. */
  name: (details: D) => string;
  atStart: (details: D) => SpanAttributes;
  atEnd?: (details: D) => SpanAttributes;
  /** `error.type`; undefined if the operation succeeded. */
  failure: (error: unknown, details: D) => string | undefined;
  /** For work that was requested elsewhere: its W3C `traceparent`; undefined starts a trace. Default: the current span. */
  parent?: (details: D) => string | undefined;
}

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})/;

/** Starts and ends spans, and keeps the current one in the store of the process. */
export class Spans {
  readonly store = traceScope as unknown as AsyncLocalStorage<OtelScope | undefined>;

  constructor(private readonly tracer: Tracer) {}

  /** Makes spans of an operation. @returns a function that ends it. */
  of<D extends object>(operation: Operation<D>, describe: SpanOf<D>): () => void {
    return operation.within(
      this.store,
      (details) => {
        return this.start(
          describe.name(details),
          describe.kind,
          describe.atStart(details),
          describe.parent && contextOf(describe.parent(details) ?? ''),
        );
      },
      (scope, details, error) => {
        if (!scope) return;
        this.end(scope, { ...describe.atEnd?.(details) }, describe.failure(error, details));
      },
    );
  }

  /** @param parent default: the current span. */
  start(
    name: string,
    kind: SpanKind,
    attributes: SpanAttributes,
    parent: Context = this.store.getStore()?.context ?? ROOT_CONTEXT,
  ): OtelScope {
    return scopeOf(this.tracer.startSpan(name, { kind, attributes: { ...attributes } }, parent), parent);
  }

  /** @param failure `error.type`. The message of the error is not recorded: it may quote what failed. */
  end({ span }: OtelScope, attributes: SpanAttributes, failure: string | undefined): void {
    span.setAttributes({ ...attributes });
    if (failure !== undefined) {
      span.setAttribute(NAMES.errorType, failure);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  }
}

/** Returns the context of a span of another process; the root if the text is not a valid `traceparent`. */
export function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

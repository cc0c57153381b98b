import type { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type ContextManager, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { type OtelScope, scopeOf } from './scope.js';

/** Lets plugins that use the API of OpenTelemetry find the spans of the service, and add their own inside. */
export class ScopeContextManager implements ContextManager {
  constructor(private readonly store: AsyncLocalStorage<OtelScope | undefined>) {}

  active(): Context {
    return this.store.getStore()?.context ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    fn: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    const span = trace.getSpan(context);
    const scope = span && { ...scopeOf(span, context), context };
    return this.store.run(scope, () => fn.apply(thisArg, args));
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target;
    const fn = target as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => this.with(context, fn, undefined, ...args)) as T;
  }

  enable(): this {
    return this;
  }

  disable(): this {
    return this;
  }
}

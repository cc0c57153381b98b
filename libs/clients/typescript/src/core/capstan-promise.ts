import { type Exchange, responseOf } from './exchange.js';

// oxlint-disable-next-line typescript/no-explicit-any -- as `Promise` has it
type Reason = any;

/** A call under way: await it for the result, or ask for the whole answer as it came. */
export class CapstanPromise<T> extends Promise<T> {
  // `then` of this class makes plain promises.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Promise<Exchange>;
  readonly #read: (exchange: Exchange) => T | Promise<T>;
  #result: Promise<T> | undefined;

  constructor(exchange: Promise<Exchange>, read: (exchange: Exchange) => T | Promise<T>) {
    // The promise beneath is not used: what is read, and whether, is known at the first `then`.
    super(() => undefined);
    this.#exchange = exchange;
    this.#read = read;
  }

  /** The answer as the platform's `Response`, with its body unread. Failures throw as they do without it. */
  async asResponse(): Promise<Response> {
    return responseOf(await this.#exchange);
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
  override then<A = T, B = never>(
    onfulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onrejected?: ((reason: Reason) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.result().then(onfulfilled, onrejected);
  }

  override catch<B = never>(onrejected?: ((reason: Reason) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.result().catch(onrejected);
  }

  override finally(onfinally?: (() => void) | null): Promise<T> {
    return this.result().finally(onfinally);
  }

  private result(): Promise<T> {
    this.#result ??= this.#exchange.then(this.#read);
    return this.#result;
  }
}

import { type Exchange, responseOf } from './exchange.js';

// oxlint-disable-next-line typescript/no-explicit-any -- as `Promise` has it
type Reason = any;

/** A running call: await it for the result, or get the raw response. */
export class CapstanPromise<T> extends Promise<T> {
  // `then` of this class creates plain promises.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Promise<Exchange>;
  readonly #read: (exchange: Exchange) => T | Promise<T>;
  #result: Promise<T> | undefined;

  constructor(exchange: Promise<Exchange>, read: (exchange: Exchange) => T | Promise<T>) {
    // The underlying promise is not used: the request starts with the first `then`.
    super(() => undefined);
    this.#exchange = exchange;
    this.#read = read;
  }

  /** The response as the platform's `Response`, with its body unread. Failures throw as without it. */
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

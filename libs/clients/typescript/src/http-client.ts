import type { Answer } from './core/answer.js';
import { Caller } from './core/caller.js';
import type { CapstanPromise } from './core/capstan-promise.js';
import { type CapstanOptions, settingsOf } from './core/client-options.js';
import type { CapstanRequest } from './core/request-options.js';
import { Transport } from './core/transport.js';

/** Calls routes by their path, without the methods and resources of `Capstan`: a third of the size, for pages in a browser. */
export class HttpClient {
  readonly #caller: Caller;

  /** @throws CapstanError if there is no key, or in a browser. */
  constructor(options: CapstanOptions = {}) {
    this.#caller = new Caller(new Transport(settingsOf(options)));
  }

  /** Calls any route of the service, with the key, retries and errors of all calls. */
  request<T = unknown>(request: CapstanRequest): CapstanPromise<Answer<T>> {
    return this.#caller.call<T>(request);
  }
}

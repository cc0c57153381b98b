import { type Answer, answerOf } from './answer.js';
import { CapstanPromise } from './capstan-promise.js';
import { type PagePromise, pageOf } from './page.js';
import type { Query, RequestOptions, RoutedRequest } from './request-options.js';
import type { Route } from './route.js';
import type { Transport } from './transport.js';

/** Start and page size of a list. */
export interface ListParams {
  /** Items per page. */
  limit?: number | undefined;
  /** `nextAfter` of the previous page. */
  after?: string | undefined;
}

/** The interface through which resources call the service. */
export class Caller {
  constructor(readonly transport: Transport) {}

  /** @param follow converts the response to the answer of the caller. */
  call<T>(
    request: RoutedRequest,
    follow: (answer: Answer<T>) => Answer<T> | Promise<Answer<T>> = (answer) => answer,
  ): CapstanPromise<Answer<T>> {
    return new CapstanPromise(this.transport.exchange(request), (exchange) =>
      follow(answerOf<T>(exchange, request.responseType ?? 'envelope')),
    );
  }

  get<T>(path: string | Route, options?: RequestOptions, query?: Query): CapstanPromise<Answer<T>> {
    return this.call<T>({ ...options, path, query });
  }

  post<T>(path: string | Route, body: unknown, options?: RequestOptions): CapstanPromise<Answer<T>> {
    return this.call<T>({ ...options, method: 'POST', path, body });
  }

  delete<T>(path: string | Route, options?: RequestOptions): CapstanPromise<Answer<T>> {
    return this.call<T>({ ...options, method: 'DELETE', path });
  }

  /** @param field the array in `data` that has the items. */
  list<Item>(
    path: string | Route,
    field: string,
    { after, ...query }: ListParams & Query = {},
    options?: RequestOptions,
  ): PagePromise<Item> {
    return pageOf<Item>(
      (from) => this.transport.exchange({ ...options, path, query: { ...query, after: from } }),
      field,
      after === undefined ? [] : [after],
    );
  }
}

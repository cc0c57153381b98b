import { AppError } from '@capstan/platform-core';

/** 499: the client disconnected. The response is not delivered, but log and receipt show it. */
export class ClientClosedError extends AppError {
  constructor() {
    super({
      slug: 'client-closed',
      status: 499,
      title: 'Client closed request',
      detail: 'The connection was closed before the answer was ready. Nothing was charged.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 0,
      alternativeAction: 'Send the request again and keep the connection open until the response arrives.',
    });
  }
}

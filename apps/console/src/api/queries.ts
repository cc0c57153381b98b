import { APIError } from '@capstan/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { signInAgain } from './sign-in-again.ts';

/** The client retries automatically, as the service asks; a second layer of retries would only delay errors. */
export const queries: QueryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (error instanceof APIError && error.status === 401 && queryKey[0] === 'api') signInAgain();
    },
  }),
});

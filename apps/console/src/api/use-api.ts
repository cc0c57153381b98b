import {
  keepPreviousData,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Answer, CapstanRequest, Query } from '@capstan/client';
import { capstan } from './capstan.ts';
import { chosenAccountId } from './session-fetch.ts';

interface ReadOptions {
  query?: Query;
  headers?: Record<string, string>;
  enabled?: boolean;
  /** Reads again after this time, while the page is visible. */
  refetchMs?: number | false;
}

/** Reads a route of the API. Data of another page of the same list stays visible until the new page arrives. */
export function useApi<T>(path: string, options: ReadOptions = {}): UseQueryResult<T> {
  const { query, headers = {}, enabled = true, refetchMs = false } = options;
  return useQuery({
    queryKey: ['api', chosenAccountId(), path, query ?? {}, headers],
    queryFn: async ({ signal }) => (await capstan.request<T>({ path, query, headers, signal })).data,
    enabled,
    refetchInterval: refetchMs,
    placeholderData: keepPreviousData,
  });
}

/** Reads everything that is visible again, e.g. after the end of a job, which also changes its parts and the balance. */
export function useReadAgain(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['api'] });
}

/** Changes something through the API, then reads everything that is visible again. */
export function useApiMutation<T, Input = void>(
  toRequest: (input: Input) => CapstanRequest,
): UseMutationResult<Answer<T>, Error, Input> {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (input: Input) => capstan.request<T>(toRequest(input)),
    // Not awaited: a dialog closes with the answer, and the page follows.
    onSuccess: readAgain,
  });
}

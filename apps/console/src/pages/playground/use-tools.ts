import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { capstan } from '../../api/capstan.ts';
import type { Tool } from './tool.ts';

/** All capabilities of the installation, those of plugins included. */
export const TOOLS = queryOptions({
  queryKey: ['tools'],
  queryFn: async ({ signal }) => {
    const { data } = await capstan.request<{ tools: Tool[] }>({
      path: '/v1/tools',
      query: { format: 'raw' },
      responseType: 'json',
      signal,
    });
    return data.tools;
  },
  staleTime: 300_000,
});

export const useTools = (): UseQueryResult<Tool[]> => useQuery(TOOLS);

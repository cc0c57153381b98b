import type { KeyListResult } from '@capstan/client';
import type { UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';

/** The latest keys of the account, for their names. */
export const useKeys = (): UseQueryResult<KeyListResult> =>
  useApi<KeyListResult>('/v1/keys', { query: { limit: 200 } });

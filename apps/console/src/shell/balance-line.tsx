import type { CreditsResult } from '@capstan/client';
import { Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { useApi } from '../api/use-api.ts';
import { formatNumber } from '../components/number-text.ts';
import { TextLink } from '../components/text-link.tsx';

/** The balance of the account. */
export function BalanceLine(): ReactElement {
  const { data } = useApi<CreditsResult>('/v1/credits', { query: { limit: 1 }, refetchMs: 30_000 });
  return (
    <Group justify="space-between" px={8} py={4} gap={4}>
      <TextLink to="/ledger" size="xs" c="dimmed">
        Credits
      </TextLink>
      <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {data ? formatNumber(data.balance) : '…'}
      </Text>
    </Group>
  );
}

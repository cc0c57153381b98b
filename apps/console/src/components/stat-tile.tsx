import { Paper, Skeleton, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';

/** A figure with its name. */
export function StatTile(props: { label: string; value: ReactNode; note?: ReactNode }): ReactElement {
  const { label, value, note } = props;
  return (
    <Paper withBorder p="md">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton height={26} width={80} mt={6} />
      ) : (
        <Text fz={24} fw={600} lh={1.35} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </Text>
      )}
      {note !== undefined && (
        <Text size="xs" c="dimmed" component="div">
          {note}
        </Text>
      )}
    </Paper>
  );
}

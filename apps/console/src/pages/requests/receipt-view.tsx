import { Paper, Stack, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { StatusBadge, toneOfStatus } from '../../components/status-badge.tsx';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { FailureOfCall } from './failure-of-call.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import type { RequestDetail } from './request-detail.ts';

interface ReceiptViewProps {
  receipt: RequestDetail;
  /** Who made the call. */
  facts: Record<string, ReactNode>;
}

/** The properties of a call, its error, and its attempts. */
export const ReceiptView = ({ receipt, facts }: ReceiptViewProps): ReactElement => (
  <>
    <Paper withBorder p="lg">
      <Stack gap="md">
        <StatusBadge
          status={
            receipt.error === null
              ? `${receipt.status} succeeded`
              : `${receipt.status} ${receipt.error.replaceAll('-', ' ')}`
          }
          tone={toneOfStatus(receipt.status)}
        />
        <FailureOfCall receipt={receipt} />
        <ReceiptFacts receipt={receipt} more={facts} />
      </Stack>
    </Paper>
    <Paper withBorder p="lg" component="section" aria-label="Attempts">
      <Title order={2} mb="md">
        Attempts
      </Title>
      <AttemptTimeline receipt={receipt} />
    </Paper>
  </>
);

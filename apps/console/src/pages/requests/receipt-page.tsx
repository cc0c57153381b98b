import type { ReceiptResult } from '@capstan/client';
import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { KeyName } from '../keys/key-name.tsx';
import { recentCall } from '../playground/call-history.ts';
import { useTools } from '../playground/use-tools.ts';
import { CallCode } from './call-code.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { workOfCall } from './work-of-call.tsx';

/** The receipt of a call: every attempt at a provider, why it failed, and what was charged. */
export function ReceiptPage(): ReactElement {
  const { id } = useParams({ from: '/app/requests/$id' });
  const { data: receipt, error, refetch } = useApi<ReceiptResult>(`/v1/requests/${encodeURIComponent(id)}`);
  const tools = useTools();
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!receipt) return <Skeleton height={320} radius="lg" />;
  // The service does not keep what was sent; this browser remembers its own calls.
  const earlier = recentCall(receipt.request_id) ?? recentCall(receipt.id);
  const tool = tools.data?.find(({ name }) => name === receipt.capability);
  return (
    <>
      <PageHeader
        title={receipt.capability}
        documentTitle={`Receipt ${receipt.capability}`}
        description={
          <>
            <span className="mono">{receipt.request_id}</span>{' '}
            <CopyButton text={receipt.request_id} label="Copy the request id" />
          </>
        }
        actions={
          tool && (
            <LinkButton
              to="/playground"
              search={{ capability: tool.name, ...(earlier ? { from: earlier.requestId } : {}) }}
              variant="default"
            >
              {earlier ? 'Run again in the playground' : 'Open in the playground'}
            </LinkButton>
          )
        }
      />
      <Stack>
        <ReceiptView
          receipt={receipt}
          facts={{
            'Called with': <KeyName id={receipt.key_id} />,
            Started: workOfCall(receipt, tool),
            'Ledger entry': receipt.ledger_entry && `no. ${receipt.ledger_entry.id}`,
          }}
        />
        {tool && <CallCode tool={tool} earlier={earlier} />}
      </Stack>
    </>
  );
}

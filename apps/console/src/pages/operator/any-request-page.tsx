import { Skeleton, Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { ReceiptView } from '../requests/receipt-view.tsx';
import type { AdminRequestDetail } from './admin-types.ts';

/** A call of any account, for operators. */
export function AnyRequestPage(): ReactElement {
  const { id } = useParams({ from: '/app/operator/requests/$id' });
  const { data, error, refetch } = useApi<AdminRequestDetail>(`/v1/admin/requests/${encodeURIComponent(id)}`);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  const { account_id: accountId, key_id: keyId, request_id: requestId } = data;
  return (
    <>
      <PageHeader
        title={data.capability}
        documentTitle={`Call of ${data.capability}`}
        description={
          <>
            <span className="mono">{requestId}</span>{' '}
            <CopyButton text={requestId} label="Copy the request id" />
          </>
        }
      />
      <Stack>
        <ReceiptView
          receipt={data}
          facts={{
            Account: (
              <TextLink to="/operator/accounts/$id" params={{ id: accountId }} inherit>
                {accountId.slice(0, 8)}
              </TextLink>
            ),
            'Called with': (
              <TextLink to="/operator/requests" search={{ key_id: keyId }} inherit>
                key or session {keyId.slice(0, 8)}
              </TextLink>
            ),
          }}
        />
      </Stack>
    </>
  );
}

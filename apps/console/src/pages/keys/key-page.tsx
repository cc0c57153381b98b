import type { KeyDetailResult, KeyResult } from '@capstan/client';
import { Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCredits, formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton, TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { KeyChangesForm } from './key-changes-form.tsx';
import { accessOf } from './key-fields.ts';
import { hintOf } from './keys-page.tsx';
import { RotateKeyButton } from './rotate-key-button.tsx';

/** One key: its permissions, limits, rotation and revocation. */
export function KeyPage(): ReactElement {
  const { id } = useParams({ from: '/app/keys/$id' });
  const navigate = useNavigate();
  const { data: key, error, refetch } = useApi<KeyDetailResult>(`/v1/keys/${id}`);
  const revoke = useApiMutation<KeyResult>(() => ({ method: 'DELETE', path: `/v1/keys/${id}` }));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!key) return <Skeleton height={240} radius="lg" />;
  const isUsable = key.status === 'active';
  return (
    <>
      <PageHeader
        title={key.name}
        description={<span className="mono">{hintOf(key)}</span>}
        actions={
          <>
            <LinkButton to="/requests" search={{ key_id: id }} variant="default">
              Requests
            </LinkButton>
            <RotateKeyButton apiKey={key} isOffered={isUsable} />
            {isUsable && (
              <ConfirmButton
                label="Revoke"
                question={`Revoke ${key.name}?`}
                isPending={revoke.isPending}
                error={revoke.error}
                onConfirm={async () => {
                  await revoke.mutateAsync();
                  await navigate({ to: '/keys' });
                }}
              >
                Programs that use this key are refused within a second, on every machine. A revoked key cannot
                be restored.
              </ConfirmButton>
            )}
          </>
        }
      />
      <Stack>
        <Paper withBorder p="lg">
          <Facts
            facts={{
              Status: <StatusBadge status={key.status} />,
              Access: accessOf(key),
              Spent: (
                <TextLink to="/usage" search={{ key_id: id }} inherit>
                  {key.credit_cap === null
                    ? formatCredits(key.credits_spent)
                    : `${formatNumber(key.credits_spent)} of ${formatNumber(key.credit_cap)}`}
                </TextLink>
              ),
              'Credit cap': key.credit_cap === null ? 'none' : formatCredits(key.credit_cap),
              'Requests per minute':
                key.rate_limit_per_minute === null ? 'default' : formatNumber(key.rate_limit_per_minute),
              'Allowed addresses': key.ip_allow_list.length === 0 ? 'any' : key.ip_allow_list.join(', '),
              Expires: <TimeText value={key.expires_at} />,
              'Last used': <TimeText value={key.last_used_at} />,
              Created: <TimeText value={key.created_at} />,
              'Replaced by': key.rotated_to && (
                <TextLink to="/keys/$id" params={{ id: key.rotated_to }}>
                  new key
                </TextLink>
              ),
            }}
          />
        </Paper>
        {isUsable && (
          <Paper withBorder p="lg">
            <Title order={2} mb="sm">
              Access and limits
            </Title>
            <KeyChangesForm key={key.id} apiKey={key} />
          </Paper>
        )}
      </Stack>
    </>
  );
}

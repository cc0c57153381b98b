import { Paper, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatNumber } from '../../components/number-text.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { StatTile } from '../../components/stat-tile.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { LinkButton } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { LEDGER_COLUMNS } from '../ledger/ledger-columns.tsx';
import { Invitations } from '../members/invitations.tsx';
import { AccountData } from './account-data.tsx';
import { AccountKeys } from './account-keys.tsx';
import { AccountLimits } from './account-limits.tsx';
import type { AdminAccountDetail, AdminCredits } from './admin-types.ts';
import { BookCreditsButton } from './book-credits-button.tsx';

/** One account: its credits and limits, who owns it, its keys and its data. */
export function AccountPage(): ReactElement {
  const { id } = useParams({ from: '/app/operator/accounts/$id' });
  const search = useSearch({ from: '/app/operator/accounts/$id' });
  const { after } = search;
  const navigate = useNavigate();
  const path = `/v1/admin/accounts/${id}`;
  const account = useApi<AdminAccountDetail>(path);
  const credits = useApi<AdminCredits>(`${path}/credits`, { query: { limit: 25, after } });
  const isSuspended = account.data?.status === 'suspended';
  const change = useApiMutation(() => ({
    method: 'POST',
    path: `${path}/${isSuspended ? 'resume' : 'suspend'}`,
  }));
  const { data, error } = account;
  /** Shows another page of one of the lists. */
  const turn = (cursor: Partial<typeof search>): void =>
    void navigate({ to: '/operator/accounts/$id', params: { id }, search: { ...search, ...cursor } });
  if (error) return <ErrorNotice error={error} onRetry={() => void account.refetch()} />;
  if (!data) return <Skeleton height={320} radius="lg" />;
  return (
    <>
      <PageHeader
        title={data.name}
        description={data.email}
        actions={
          <>
            <LinkButton to="/operator/requests" search={{ account_id: id }} variant="default">
              Requests
            </LinkButton>
            <ConfirmButton
              label={isSuspended ? 'Resume' : 'Suspend'}
              question={`${isSuspended ? 'Resume' : 'Suspend'} ${data.name}?`}
              isPending={change.isPending}
              error={change.error}
              onConfirm={() => change.mutateAsync()}
            >
              {isSuspended
                ? 'Its keys work again, except revoked and expired ones.'
                : 'Its keys stop working within a second, on every machine. Nothing is deleted.'}
            </ConfirmButton>
            <BookCreditsButton accountId={id} />
          </>
        }
      />
      <Stack>
        <SimpleGrid cols={{ base: 2, md: 4 }}>
          <StatTile label="Balance" value={formatNumber(data.balance)} note="credits" />
          <StatTile label="Held" value={formatNumber(data.held)} note="for running calls" />
          <StatTile label="Overage" value={formatNumber(data.overage_limit)} note="credits below zero" />
          <StatTile label="Working keys" value={formatNumber(data.working_keys)} />
        </SimpleGrid>
        <Paper withBorder p="lg">
          <Facts
            facts={{
              Status: <StatusBadge status={data.status} />,
              'Requests per minute':
                data.rate_limit_per_minute === null ? 'default' : formatNumber(data.rate_limit_per_minute),
              Created: <TimeText value={data.created_at} />,
              'Account id': <span className="mono">{id}</span>,
            }}
          />
        </Paper>
        <AccountLimits key={`${data.overage_limit} ${data.rate_limit_per_minute}`} account={data} />
        <Invitations
          title="Invite the owner"
          accountId={id}
          proposed={{ email: data.email, role: 'owner' }}
          after={search.invitations_after}
          onPage={(cursor) => turn({ invitations_after: cursor })}
        />
        <AccountKeys accountId={id} email={data.email} />
        <section aria-label="Ledger">
          <Title order={2} mb="xs">
            Ledger
          </Title>
          <PagedTable
            label="Ledger"
            columns={LEDGER_COLUMNS}
            query={credits}
            rows={credits.data?.entries}
            keyOf={({ id: entry }) => entry}
            empty={
              <EmptyNotice
                title="Nothing is booked yet"
                command={curlCommand(`${path}/credits`, {
                  kind: 'grant',
                  amount: 1000,
                  reason: 'First credits',
                })}
              >
                Add credits above, or with a key of an operator:
              </EmptyNotice>
            }
            pagerLabel="Pages of the ledger"
            after={after}
            next={credits.data?.next_after}
            onPage={(cursor) => turn({ after: cursor })}
          />
        </section>
        <AccountData account={data} />
      </Stack>
    </>
  );
}

import type { BuildListResult, BuildResult, SiteListResult } from '@capstan/client';
import { Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePermissions } from '../../api/permissions.ts';
import { useApi } from '../../api/use-api.ts';
import type { Column } from '../../components/data-table.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { curlCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { ReadOnlyNotice } from '../../components/read-only-notice.tsx';
import { RowLink } from '../../components/row-link.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { NewBuild } from './new-build.tsx';
import { SiteCards } from './site-cards.tsx';

const PROMPT_SHOWN = 70;

const COLUMNS: readonly Column<BuildResult>[] = [
  {
    header: 'Prompt',
    cell: ({ execution_id: id, prompt }) => (
      <RowLink to="/builds/$id" params={{ id }}>
        {prompt.length > PROMPT_SHOWN ? `${prompt.slice(0, PROMPT_SHOWN)} …` : prompt}
      </RowLink>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, phase }) => (
      <StatusBadge status={status === 'running' ? phase : status} {...busy(status)} />
    ),
  },
  {
    header: 'Kind',
    cell: ({ is_new_site }) => <span className="one-line">{is_new_site ? 'new site' : 'change'}</span>,
    isSecondary: true,
  },
  { header: 'Started', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
];

const busy = (status: BuildResult['status']): { tone?: 'busy' } =>
  status === 'running' ? { tone: 'busy' } : {};

/** Starts builds and lists earlier ones. */
export function BuildsPage(): ReactElement {
  const search = useSearch({ from: '/app/builds' });
  const { after, status } = search;
  const navigate = useNavigate();
  const { mayCall } = usePermissions();
  const builds = useApi<BuildListResult>('/v1/builds', {
    query: { limit: 25, after, status },
    refetchMs: 10_000,
  });
  const sites = useApi<SiteListResult>('/v1/sites', { query: { limit: 100 } });
  return (
    <>
      <PageHeader
        title="Builds"
        description="A site or a small app from a prompt, with a live preview. Builds continue when you close the page."
      />
      <Stack gap="xl">
        {mayCall ? <NewBuild sites={sites.data?.sites ?? []} /> : <ReadOnlyNotice may="start builds" />}
        <SiteCards />
        <section aria-label="Earlier builds">
          <Title order={2} mb="xs">
            Earlier builds
          </Title>
          <ChoiceField
            aria-label="Status"
            emptyLabel="All statuses"
            w={170}
            mb="md"
            data={BUILD_STATUSES}
            value={status}
            onChange={(value) =>
              void navigate({
                to: '/builds',
                search: { ...search, after: undefined, status: value },
                replace: true,
              })
            }
          />
          <PagedTable
            label="Earlier builds"
            columns={COLUMNS}
            query={builds}
            rows={builds.data?.builds}
            keyOf={({ execution_id }) => execution_id}
            empty={<NoBuilds isFiltered={status !== undefined} />}
            after={after}
            next={builds.data?.next_after}
            onPage={(cursor) => void navigate({ to: '/builds', search: { ...search, after: cursor } })}
          />
        </section>
      </Stack>
    </>
  );
}

const NoBuilds = ({ isFiltered }: { isFiltered: boolean }): ReactElement =>
  isFiltered ? (
    <NoMatchNotice />
  ) : (
    <EmptyNotice title="No builds yet" command={COMMAND}>
      Describe a site above. Without a language model the built-in builder makes it from its sections.
    </EmptyNotice>
  );

const COMMAND = curlCommand('/v1/builds', { prompt: 'A website for the bakery Krume & Korn in Leipzig' });

/** By which the API filters builds. */
const BUILD_STATUSES: readonly BuildResult['status'][] = ['running', 'completed', 'failed', 'stopped'];

import type {
  CompanyDataResult,
  DataCollectionResult,
  DataEntryListResult,
  DataEntryResult,
} from '@capstan/client';
import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { useApi } from '../../api/use-api.ts';
import { curlCommand, readCommand } from '../../components/curl-command.ts';
import type { Column } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PagedTable } from '../../components/paged-table.tsx';
import { TimeText } from '../../components/time-text.tsx';

interface BuildEntriesProps {
  executionId: string;
  siteId: string;
}

/** What visitors of the site sent through its forms. */
export function BuildEntries({ executionId, siteId }: BuildEntriesProps): ReactElement {
  const { data, error, refetch } = useApi<CompanyDataResult>(`/v1/sites/${siteId}/data`);
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data?.collections.length === 0) {
    return (
      <EmptyNotice
        title="This site collects nothing"
        command={curlCommand('/v1/builds', { prompt: 'Add a contact form', site_id: siteId })}
      >
        Ask for a contact form, orders or bookings: what visitors send appears here.
      </EmptyNotice>
    );
  }
  return (
    <Stack gap="xl">
      {data?.collections.map((collection) => (
        <Collection key={collection.name} executionId={executionId} siteId={siteId} collection={collection} />
      ))}
    </Stack>
  );
}

const SHOWN_FIELDS = 5;

function Collection(props: BuildEntriesProps & { collection: DataCollectionResult }): ReactElement {
  const { executionId, siteId, collection } = props;
  const { name, title, fields } = collection;
  // The cursor in the address is one of a collection: the others show their first page.
  const search = useSearch({ from: '/app/builds/$id' });
  const after = search.collection === name ? search.after : undefined;
  const navigate = useNavigate();
  const path = `/v1/sites/${siteId}/data/${encodeURIComponent(name)}`;
  const entries = useApi<DataEntryListResult>(path, { query: { limit: 25, after } });
  const columns: Column<DataEntryResult>[] = [
    ...fields.slice(0, SHOWN_FIELDS).map(({ name: field, label }, index) => ({
      header: label,
      cell: ({ values }: DataEntryResult) => textOf((values as Record<string, unknown>)[field]),
      isSecondary: index > 1,
    })),
    { header: 'Received', align: 'right', cell: ({ created_at }) => <TimeText value={created_at} /> },
  ];
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{title}</Title>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<ArrowDownTrayIcon width={14} />}
          disabled={collection.entry_count === 0}
          onClick={() => void saveFile(`${path}/export`, `${name}.csv`)}
        >
          Export CSV
        </Button>
      </Group>
      <PagedTable
        label={title}
        columns={columns}
        query={entries}
        rows={entries.data?.entries}
        keyOf={({ id }) => id}
        empty={
          <EmptyNotice title="No entries yet" command={readCommand(path)}>
            Open the site and send its form: what visitors send appears here, and in a terminal:
          </EmptyNotice>
        }
        pagerLabel={`Pages of ${title}`}
        after={after}
        next={entries.data?.next_after}
        onPage={(cursor) =>
          void navigate({
            to: '/builds/$id',
            params: { id: executionId },
            search: { tab: 'entries', collection: name, after: cursor },
          })
        }
      />
    </section>
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '–' : JSON.stringify(value);

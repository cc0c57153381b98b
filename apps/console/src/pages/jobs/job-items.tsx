import type { JobItemListResult, JobItemResult } from '@capstan/client';
import { Group, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { ChoiceField } from '../../components/choice-field.tsx';
import { readCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { NoMatchNotice } from '../../components/no-match-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { summaryOf } from '../playground/summary-of.ts';
import { ITEM_STATUSES } from './job-choices.ts';
import { JobItemOutput } from './job-item-output.tsx';
import classes from './job-items.module.css';

const REFRESH_MS = 3_000;
const SHOWN = 25;

/** What a job of several items has delivered until now, such as the pages of a crawl; each opens to its result. */
export function JobItems({ jobId, isOpen }: { jobId: string; isOpen: boolean }): ReactElement {
  const { after, status } = useSearch({ from: '/app/jobs/$id' });
  const navigate = useNavigate();
  const path = `/v1/jobs/${encodeURIComponent(jobId)}/items`;
  const { data, error, refetch } = useApi<JobItemListResult>(path, {
    query: { limit: SHOWN, after, status },
    refetchMs: isOpen && REFRESH_MS,
  });
  const show = (search: { status?: string | undefined; after?: string | undefined }): void =>
    void navigate({ to: '/jobs/$id', params: { id: jobId }, search, replace: true });
  return (
    <section aria-label="Items">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Items</Title>
        <ChoiceField
          aria-label="Status of the items"
          emptyLabel="All statuses"
          w={170}
          data={ITEM_STATUSES}
          value={status}
          onChange={(value) => show({ status: value })}
        />
      </Group>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 &&
        (status === undefined ? (
          <EmptyNotice title="No items yet" command={readCommand(path)}>
            {isOpen ? 'The first one appears here when it is done.' : 'The job ended before one was done.'}
          </EmptyNotice>
        ) : (
          <NoMatchNotice />
        ))}
      {data && data.items.length > 0 && (
        <ul className={classes.items}>
          {data.items.map((item) => (
            <Item key={item.position} item={item} />
          ))}
        </ul>
      )}
      <Pager after={after} next={data?.next_after} onChange={(cursor) => show({ status, after: cursor })} />
    </section>
  );
}

const Item = ({ item }: { item: JobItemResult }): ReactElement => (
  <li>
    <details>
      <summary>
        <span className={classes.position}>{item.position}</span>
        <span className={classes.input}>
          {typeof item.input['url'] === 'string' ? item.input['url'] : summaryOf(item.input)}
        </span>
        <StatusBadge status={item.status} />
      </summary>
      <div className={classes.output}>
        <JobItemOutput item={item} />
      </div>
    </details>
  </li>
);

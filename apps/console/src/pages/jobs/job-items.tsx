import type { JobItemListResult, JobItemResult } from '@capstan/client';
import { Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi } from '../../api/use-api.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { summaryOf } from '../playground/summary-of.ts';
import { JobItemOutput } from './job-item-output.tsx';
import classes from './job-items.module.css';

const REFRESH_MS = 3_000;
const SHOWN = 25;

/** What a job of several items has delivered until now, such as the pages of a crawl; each opens to its result. */
export function JobItems({ jobId, isOpen }: { jobId: string; isOpen: boolean }): ReactElement {
  const { after } = useSearch({ from: '/app/jobs/$id' });
  const navigate = useNavigate();
  const { data, error, refetch } = useApi<JobItemListResult>(`/v1/jobs/${encodeURIComponent(jobId)}/items`, {
    query: { limit: SHOWN, after },
    refetchMs: isOpen && REFRESH_MS,
  });
  return (
    <section aria-label="Items">
      <Title order={2} mb="xs">
        Items
      </Title>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Text size="sm" c="dimmed">
          {isOpen ? 'The first one appears here when it is done.' : 'None was done.'}
        </Text>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.items}>
          {data.items.map((item) => (
            <Item key={item.position} item={item} />
          ))}
        </ul>
      )}
      <Pager
        after={after}
        next={data?.next_after}
        onChange={(cursor) =>
          void navigate({ to: '/jobs/$id', params: { id: jobId }, search: { after: cursor } })
        }
      />
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

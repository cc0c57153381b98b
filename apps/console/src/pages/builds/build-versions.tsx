import type { BuildCommitListResult, BuildCommitResult, BuildRestoredResult } from '@capstan/client';
import { notifications } from '@mantine/notifications';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useApi, useApiMutation } from '../../api/use-api.ts';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { readCommand } from '../../components/curl-command.ts';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Pager } from '../../components/pager.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TimeText } from '../../components/time-text.tsx';

/** The versions of a site; earlier ones can be restored. */
export function BuildVersions(props: { executionId: string; mayRestore: boolean }): ReactElement {
  const { executionId, mayRestore } = props;
  const { after } = useSearch({ from: '/app/builds/$id' });
  const navigate = useNavigate();
  const path = `/v1/builds/${executionId}`;
  const commits = useApi<BuildCommitListResult>(`${path}/commits`, { query: { limit: 25, after } });
  const restore = useApiMutation<BuildRestoredResult, string>((commit) => ({
    method: 'POST',
    path: `${path}/restore`,
    body: { commit },
  }));
  if (commits.error) return <ErrorNotice error={commits.error} onRetry={() => void commits.refetch()} />;
  if (commits.data?.commits.length === 0) {
    return (
      <EmptyNotice title="No versions yet" command={readCommand(`${path}/commits`)}>
        Each commit of the build is a version, and the first one appears here. List them in a terminal:
      </EmptyNotice>
    );
  }
  const restored = async (commit: string): Promise<void> => {
    await restore.mutateAsync(commit);
    notifications.show({ message: 'The version is restored as a new one.', color: 'green' });
  };
  return (
    <>
      <DataTable
        label="Versions"
        rows={commits.data?.commits}
        keyOf={({ commit }) => commit}
        columns={[
          { header: 'Version', cell: ({ commit }: BuildCommitResult) => <code>{commit.slice(0, 8)}</code> },
          { header: 'What changed', cell: ({ message }) => message },
          {
            header: 'State',
            cell: ({ is_preview }) => (is_preview ? <StatusBadge status="shown" tone="good" /> : ''),
          },
          { header: 'Time', cell: ({ at }) => <TimeText value={at} />, align: 'right', isSecondary: true },
          {
            header: 'Restore',
            isHeaderHidden: true,
            align: 'right',
            cell: ({ commit, is_preview }) =>
              !is_preview &&
              mayRestore && (
                <ConfirmButton
                  label="Restore"
                  question={`Restore version ${commit.slice(0, 8)}?`}
                  size="compact-sm"
                  isPending={restore.isPending}
                  error={restore.error}
                  onConfirm={() => restored(commit)}
                >
                  Its files become a new version. Nothing is deleted.
                </ConfirmButton>
              ),
          },
        ]}
      />
      <Pager
        after={after}
        next={commits.data?.next_after}
        onChange={(cursor) =>
          void navigate({
            to: '/builds/$id',
            params: { id: executionId },
            search: { tab: 'versions', after: cursor },
          })
        }
      />
    </>
  );
}

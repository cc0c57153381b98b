import type { JobItemResult } from '@capstan/client';
import { Group, Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { formatCredits } from '../../components/number-text.ts';
import { TextLink } from '../../components/text-link.tsx';
import { ResultView } from '../playground/result-view.tsx';
import { callOfItem, type ItemCall } from './call-of-item.ts';
import { workOfItem } from './work-of-item.ts';

/** The output of an item. For a call also its price, error, page and receipt. */
export function JobItemOutput({ item }: { item: JobItemResult }): ReactElement {
  const call = callOfItem(item);
  if (!call) return <ResultView value={item.output} />;
  return (
    <Stack gap="md">
      <CallLine item={item} call={call} />
      {call.error && <FailureNotice failure={call.error} title="The call failed" />}
      {call.data && <ResultView value={call.data} />}
    </Stack>
  );
}

function CallLine({ item, call }: { item: JobItemResult; call: ItemCall }): ReactElement {
  const work = workOfItem(item);
  return (
    <Group gap="sm" fz="sm" c="dimmed">
      <span>{call.creditsUsed === 0 ? 'free' : formatCredits(call.creditsUsed)}</span>
      {work && (
        <TextLink
          to={work.kind === 'jobs' ? '/jobs/$id' : '/research/$id'}
          params={{ id: work.id }}
          size="sm"
        >
          {work.kind === 'jobs' ? 'Open its job' : 'Open its report'}
        </TextLink>
      )}
      {call.requestId !== null && (
        <TextLink to="/requests/$id" params={{ id: call.requestId }} size="sm">
          Receipt
        </TextLink>
      )}
    </Group>
  );
}

import { Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { TimeText } from '../../components/time-text.tsx';
import { recentCalls } from './call-history.ts';
import classes from './call-history-list.module.css';
import { summaryOf } from './summary-of.ts';

const SHOWN = 6;

/** Earlier calls of this browser. `version` changes when there is another one. */
export function CallHistory({
  capability,
  version,
}: {
  capability: string;
  version: number;
}): ReactElement | null {
  const calls = recentCalls()
    .filter((call) => call.capability === capability)
    .slice(0, SHOWN);
  if (calls.length === 0) return null;
  return (
    <section aria-label="Earlier calls" data-version={version}>
      <Text size="xs" fw={500} c="dimmed" mb={6}>
        Earlier calls in this browser
      </Text>
      <ul className={classes.list}>
        {calls.map(({ requestId, params, at, isFailed }) => (
          <li key={requestId} className={classes.call}>
            <StatusBadge status={isFailed ? 'failed' : 'ok'} />
            <span className={classes.params}>{summaryOf(params)}</span>
            <Group gap="sm" wrap="nowrap" className={classes.links}>
              <TimeText value={at} />
              <TextLink to="/playground" search={{ capability, from: requestId }} size="sm">
                Reuse
              </TextLink>
              <TextLink to="/requests/$id" params={{ id: requestId }} size="sm">
                Receipt
              </TextLink>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

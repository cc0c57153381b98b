import { Stack, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import classes from './empty-notice.module.css';

interface EmptyNoticeProps {
  title: string;
  /** What to do. */
  children: ReactNode;
  /** A command that does it. */
  command?: string;
  action?: ReactNode;
}

/** An empty list: says what to do. */
export function EmptyNotice({ title, children, command, action }: EmptyNoticeProps): ReactElement {
  return (
    <div className={classes.notice}>
      <Stack gap={4} align="center" ta="center" maw={460} mx="auto">
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </Stack>
      {command !== undefined && (
        <div className={classes.command}>
          <CodeBlock code={command} label="Command" />
        </div>
      )}
    </div>
  );
}

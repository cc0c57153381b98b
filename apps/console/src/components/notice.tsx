import { Stack, Text } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  title: string;
  /** What to do. */
  children: ReactNode;
  action?: ReactNode;
  /** Below the text, as wide as the notice. */
  footer?: ReactNode;
}

/** Explains why the list is empty, and what to do. */
export function Notice({ title, children, action, footer }: NoticeProps): ReactElement {
  return (
    <div className={classes.notice}>
      <Stack gap={4} align="center" ta="center" maw={460} mx="auto">
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </Stack>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}

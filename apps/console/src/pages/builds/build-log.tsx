import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { LogLine } from './build-progress-of.ts';
import classes from './build-log.module.css';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** What happened in a build, oldest first. */
export const BuildLog = ({ lines }: { lines: LogLine[] }): ReactElement =>
  lines.length === 0 ? (
    <Text size="sm" c="dimmed">
      Nothing has happened yet.
    </Text>
  ) : (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.log} role="log" aria-label="Log" tabIndex={0}>
      {lines.map(({ id, at, kind, text, isProblem }) => (
        <div key={id} className={classes.line} data-problem={isProblem}>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          <span className={classes.kind}>{kind}</span>
          <span className={classes.text}>{text}</span>
        </div>
      ))}
    </div>
  );

import type { ReactElement } from 'react';
import { streamCommand } from '../../components/curl-command.ts';
import { EmptyNotice } from '../../components/empty-notice.tsx';
import type { LogLine } from './build-progress-of.ts';
import classes from './build-log.module.css';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

interface BuildLogProps {
  executionId: string;
  lines: LogLine[];
}

/** What happened in a build, oldest first. */
export const BuildLog = ({ executionId, lines }: BuildLogProps): ReactElement =>
  lines.length === 0 ? (
    <EmptyNotice
      title="Nothing has happened yet"
      command={streamCommand(`/cloud-build/${executionId}/stream`)}
    >
      The build waits for a worker. Its events appear here, and in a terminal:
    </EmptyNotice>
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

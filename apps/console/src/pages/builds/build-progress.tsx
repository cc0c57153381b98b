import { CheckCircleIcon, XCircleIcon } from '@heroicons/react/20/solid';
import { Loader, Paper, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import type { BuildProgress as Progress, BuildStep } from './build-progress-of.ts';
import classes from './build-progress.module.css';

/** The plan and the progress of a build. */
export function BuildProgress(props: { progress: Progress; isRunning: boolean }): ReactElement | null {
  const { progress, isRunning } = props;
  if (progress.plan.length + progress.steps.length === 0) {
    return isRunning ? (
      <Paper withBorder p="lg">
        <Text size="sm">
          <Loader size={12} mr={8} />
          {progress.phase === 'planning' ? 'Planning …' : 'Waiting for a worker …'}
        </Text>
      </Paper>
    ) : null;
  }
  return (
    <Paper withBorder p="lg" component="section" aria-label="Progress" aria-live="polite">
      <ul className={classes.steps}>
        {progress.steps.map(({ title, state }) => (
          <li key={title} className={classes.step}>
            <StepIcon state={state} />
            {title}
            <span className="read-aloud">, {state}</span>
          </li>
        ))}
      </ul>
      {progress.plan.length > 0 && (
        <ul className={classes.plan} aria-label="Plan">
          {progress.plan.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {isRunning && progress.words !== '' && <p className={classes.words}>{progress.words}</p>}
    </Paper>
  );
}

function StepIcon({ state }: { state: BuildStep['state'] }): ReactElement {
  if (state === 'done') return <CheckCircleIcon width={18} className={classes.done} aria-hidden />;
  if (state === 'failed') return <XCircleIcon width={18} className={classes.failed} aria-hidden />;
  return <Loader size={14} mx={2} />;
}

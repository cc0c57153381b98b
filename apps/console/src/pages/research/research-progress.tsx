import { Paper, Text, Title } from '@mantine/core';
import { Progress as ProgressBar } from '../../components/progress.ts';
import type { ReactElement } from 'react';
import { useJobEvents } from '../../api/use-job-events.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { type FoundSource, type Progress, progressOf, stepTitle } from './progress-of.ts';
import classes from './research-progress.module.css';

/** A run while it works: its steps, its questions and the sources as they come in. */
export function ResearchProgress({ runId, onEnd }: { runId: string; onEnd: () => void }): ReactElement {
  const { events, error } = useJobEvents(
    runId,
    (client, id, signal) => client.researchRuns.stream(id, { signal }),
    onEnd,
  );
  const progress = progressOf(events);
  return (
    <div className={classes.columns} aria-live="polite">
      {error && <ErrorNotice error={error} />}
      <Paper withBorder p="lg" component="section" aria-label="Steps">
        <Title order={2} mb="sm">
          Steps
        </Title>
        {progress.steps.length === 0 ? (
          <Text size="sm">Waiting for a worker …</Text>
        ) : (
          <Steps {...progress} />
        )}
      </Paper>
      <Paper withBorder p="lg" component="section" aria-label="Questions">
        <Title order={2} mb="sm">
          Questions
        </Title>
        <Questions {...progress} />
      </Paper>
      <Paper withBorder p="lg" component="section" aria-label="Sources" className={classes.sources}>
        <Title order={2} mb="sm">
          Sources{progress.sources.length > 0 && ` (${progress.sources.length})`}
        </Title>
        <Sources sources={progress.sources} />
        {progress.failedSources > 0 && (
          <Text size="xs" c="dimmed" mt="sm">
            {progress.failedSources} pages could not be read.
          </Text>
        )}
      </Paper>
    </div>
  );
}

const Steps = ({ steps }: Progress): ReactElement => (
  <ul className={classes.list}>
    {steps.map(({ name, isDone }) => (
      <li key={name}>
        <span>{stepTitle(name)}</span>
        <StatusBadge status={isDone ? 'done' : 'running'} />
      </li>
    ))}
  </ul>
);

const Questions = ({ facets, searches, gaps }: Progress): ReactElement =>
  facets.length === 0 ? (
    <Text size="sm" c="dimmed">
      The plan of the research appears here.
    </Text>
  ) : (
    <ul className={classes.list}>
      {facets.map(({ heading, queries }) => {
        const found = queries.reduce((sum, query) => sum + (searches.get(query) ?? 0), 0);
        return (
          <li key={heading}>
            <span>{heading}</span>
            <span className="dimmed">{gaps.includes(heading) ? 'looking further' : `${found} results`}</span>
          </li>
        );
      })}
    </ul>
  );

const Sources = ({ sources }: { sources: FoundSource[] }): ReactElement =>
  sources.length === 0 ? (
    <Text size="sm" c="dimmed">
      Sources appear here as they are read.
    </Text>
  ) : (
    <ul className={classes.list}>
      {sources.toReversed().map(({ id, title, domain, credibility }) => (
        <li key={id}>
          <span className={classes.source}>
            {title}
            <span className="dimmed"> {domain}</span>
          </span>
          <ProgressBar
            value={credibility * 100}
            w={56}
            size="sm"
            aria-label={`Credibility ${Math.round(credibility * 100)} %`}
          />
        </li>
      ))}
    </ul>
  );

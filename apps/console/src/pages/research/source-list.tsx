import type { ResearchSourceResult } from '@capstan/client';
import { Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './source-list.module.css';

interface SourceListProps {
  sources: ResearchSourceResult[];
  onOpen: (sourceId: number) => void;
}

/** The sources of a report. */
export const SourceList = ({ sources, onOpen }: SourceListProps): ReactElement => (
  <section aria-label="Sources">
    <Title order={2} mb="xs">
      Sources
    </Title>
    {sources.length === 0 && (
      <Text size="sm" c="dimmed">
        None.
      </Text>
    )}
    <ol className={classes.list}>
      {sources.map(({ id, title, domain }) => (
        <li key={id}>
          <UnstyledButton className={classes.source} onClick={() => onOpen(id)}>
            <span className={classes.number}>{id}</span>
            <span className={classes.words}>
              <span className={classes.title}>{title}</span>
              <span className="dimmed">{domain}</span>
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  </section>
);

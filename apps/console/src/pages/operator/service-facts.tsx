import { Paper } from '@mantine/core';
import type { ReactElement } from 'react';
import { Facts } from '../../components/facts.tsx';
import { TimeText } from '../../components/time-text.tsx';
import type { AdminOverview } from './admin-types.ts';

/** What runs here. */
export const ServiceFacts = ({ service }: { service: AdminOverview['service'] }): ReactElement => (
  <Paper withBorder p="lg" component="section" aria-label="Version">
    <Facts
      facts={{
        Version: service.version,
        Commit: service.commit !== null && <span className="mono">{service.commit.slice(0, 12)}</span>,
        'Running since': <TimeText value={service.started_at} />,
        'Node.js': service.node,
        PostgreSQL: service.postgresql,
      }}
    />
  </Paper>
);

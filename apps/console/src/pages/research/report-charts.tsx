import type { ChartResult } from '@capstan/client';
import { Paper, Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { DataTable } from '../../components/data-table.tsx';
import { formatNumber } from '../../components/number-text.ts';
import classes from './report-charts.module.css';

/** Charts that the service drew from numbers of the sources, each with the same numbers as a table. */
export const ReportCharts = ({ charts }: { charts: ChartResult[] }): ReactElement => (
  <Stack gap="md">
    {charts.map((chart) => (
      <Paper key={chart.title} withBorder p="lg" component="section" aria-label={chart.title}>
        <Title order={2} mb="sm">
          {chart.title}
        </Title>
        {/* As a picture, so that nothing in the drawing can run. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(chart.svg)}`}
          alt={`${chart.title}. The table below has its numbers.`}
          className={classes.chart}
        />
        <DataTable
          label={`Numbers of ${chart.title}`}
          rows={chart.marks}
          keyOf={({ label, source }) => `${label} ${source}`}
          columns={[
            { header: 'Name', cell: ({ label }) => label },
            {
              header: 'Value',
              align: 'right',
              cell: ({ value }) => [formatNumber(value), chart.unit].filter(Boolean).join(' '),
            },
            { header: 'Source', align: 'right', cell: ({ source }) => source },
          ]}
        />
      </Paper>
    ))}
  </Stack>
);

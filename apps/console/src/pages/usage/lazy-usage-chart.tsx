import { Skeleton } from '@mantine/core';
import { lazy, type ReactElement, Suspense } from 'react';
import type { UsageDay } from './usage-days.ts';

const UsageChart = lazy(() => import('./usage-chart.tsx').then((module) => ({ default: module.UsageChart })));

/** The chart, whose library is as large as the rest of the console: loaded once a page shows it. */
export const LazyUsageChart = ({ days }: { days: readonly UsageDay[] }): ReactElement => (
  <Suspense fallback={<Skeleton height={220} />}>
    <UsageChart days={days} />
  </Suspense>
);

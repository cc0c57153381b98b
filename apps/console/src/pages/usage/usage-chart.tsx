import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { ReactElement } from 'react';
import type { UsageDay } from './usage-days.ts';

const COLORS = ['iris.6', 'teal.6', 'orange.5', 'grape.5', 'cyan.6', 'gray.5'];
const SHOWN = COLORS.length - 1;
const dayNames = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Credits by day and capability. The page shows the same figures as a table. */
export function UsageChart({ days }: { days: readonly UsageDay[] }): ReactElement {
  const names = rankedNames(days);
  const shown = names.slice(0, SHOWN);
  const hasOthers = names.length > SHOWN;
  const data = days.map(({ date, byCapability, credits }) => {
    const own = Object.fromEntries(shown.map((name) => [name, byCapability[name] ?? 0]));
    const rest = credits - Object.values(own).reduce((sum, value) => sum + value, 0);
    return { day: dayNames.format(new Date(date)), ...own, ...(hasOthers ? { others: rest } : {}) };
  });
  const series = [...shown, ...(hasOthers ? ['others'] : [])].map((name, index) => ({
    name,
    color: COLORS[index] ?? 'gray.5',
  }));
  return (
    <div aria-hidden>
      <BarChart
        h={220}
        data={data}
        dataKey="day"
        type="stacked"
        series={series}
        withLegend={series.length > 1}
        legendProps={{ verticalAlign: 'bottom' }}
        gridAxis="x"
        tickLine="none"
        maxBarWidth={28}
        barProps={{ isAnimationActive: false }}
        // Its numbers are in the table.
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ width: 44, allowDecimals: false }}
      />
    </div>
  );
}

function rankedNames(days: readonly UsageDay[]): string[] {
  const totals = new Map<string, number>();
  for (const { byCapability } of days) {
    for (const [name, credits] of Object.entries(byCapability)) {
      if (credits > 0) totals.set(name, (totals.get(name) ?? 0) + credits);
    }
  }
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

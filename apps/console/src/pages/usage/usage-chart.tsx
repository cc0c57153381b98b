import type { ReactElement } from 'react';
import { formatNumber } from '../../components/number-text.ts';
import { seriesOf } from './usage-series.ts';
import type { UsageDay } from './usage-days.ts';
import classes from './usage-chart.module.css';

const dayNames = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** More labels than this would overlap. */
const MAX_DAY_LABELS = 8;

/** Credits by day and capability. The page shows the same figures as a table. */
export function UsageChart({ days }: { days: readonly UsageDay[] }): ReactElement {
  const { names, bars, top } = seriesOf(days);
  const labelEvery = Math.ceil(days.length / MAX_DAY_LABELS);
  return (
    <div aria-hidden className={classes.chart}>
      <div className={classes.scale}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </div>
      <div className={classes.plot}>
        {bars.map(({ date, parts }, index) => (
          <div key={date} className={classes.day}>
            <div className={classes.bar} title={titleOf(date, parts)}>
              {parts.map(({ name, credits }) => (
                <div
                  key={name}
                  data-series={names.indexOf(name)}
                  style={{ height: `${(credits / top) * 100}%` }}
                />
              ))}
            </div>
            <span className={classes.label} data-minor={index % (labelEvery * 2) !== 0}>
              {index % labelEvery === 0 ? dayNames.format(new Date(date)) : ''}
            </span>
          </div>
        ))}
      </div>
      {names.length > 1 && (
        <ul className={classes.legend}>
          {names.map((name, index) => (
            <li key={name}>
              <span data-series={index} className={classes.swatch} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const titleOf = (date: string, parts: readonly { name: string; credits: number }[]): string =>
  [
    dayNames.format(new Date(date)),
    ...parts.map(({ name, credits }) => `${name}: ${formatNumber(credits)}`),
  ].join('\n');

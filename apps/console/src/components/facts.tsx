import type { ReactElement, ReactNode } from 'react';
import classes from './facts.module.css';

/** Names with values; those without a value are omitted. */
export function Facts({ facts }: { facts: Record<string, ReactNode> }): ReactElement {
  return (
    <dl className={classes.facts}>
      {Object.entries(facts)
        .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

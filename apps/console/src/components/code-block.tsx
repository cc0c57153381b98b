import type { ReactElement } from 'react';
import { CopyButton } from './copy-button.tsx';
import classes from './code-block.module.css';

/** Code or a command, with a copy button. */
export function CodeBlock({ code, label = 'Code' }: { code: string; label?: string }): ReactElement {
  return (
    <div className={classes.block}>
      <div className={classes.copy}>
        <CopyButton text={code} label={`Copy ${label.toLowerCase()}`} />
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.code} tabIndex={0} aria-label={label}>
        <pre>{code}</pre>
      </section>
    </div>
  );
}

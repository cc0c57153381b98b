import type { ReactElement } from 'react';

/** The variables that configure what is not configured: all of one provider. */
export function MissingSettings({ providers }: { providers: readonly string[][] }): ReactElement {
  const choices = [
    ...new Set(providers.filter(({ length }) => length > 0).map((names) => names.join(' + '))),
  ];
  if (choices.length === 0) return <span className="dimmed">–</span>;
  return (
    <span style={{ fontSize: 12.5, overflowWrap: 'anywhere' }}>
      {choices.map((choice, index) => (
        <span key={choice}>
          {index > 0 && <span className="dimmed"> or </span>}
          <span className="mono">{choice}</span>
        </span>
      ))}
    </span>
  );
}

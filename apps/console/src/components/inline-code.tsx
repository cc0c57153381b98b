import { Fragment, type ReactElement } from 'react';

/** A sentence of the API's documentation, in which backticks mark code. */
export function InlineCode({ text }: { text: string }): ReactElement {
  // Parts alternate between text and code, so that their position identifies them.
  const parts = text.split('`').map((part, index) => ({ part, isCode: index % 2 === 1, index }));
  return (
    <>
      {parts.map(({ part, isCode, index }) =>
        isCode ? (
          <code key={index} className="inline-code">
            {part}
          </code>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  );
}

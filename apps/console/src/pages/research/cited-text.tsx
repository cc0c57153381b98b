import { Fragment, type ReactElement } from 'react';
import classes from './cited-text.module.css';

const MARKER = /\[Source (\d+)\]/g;

interface CitedTextProps {
  text: string;
  onOpen: (sourceId: number) => void;
}

/** A text of a report, whose `[Source n]` markers are buttons that open the passage. */
export function CitedText({ text, onOpen }: CitedTextProps): ReactElement {
  // Splitting by a pattern with a group alternates between text and number.
  const parts = text.split(MARKER).map((part, index) => ({ part, index, isMarker: index % 2 === 1 }));
  return (
    <>
      {parts.map(({ part, index, isMarker }) =>
        isMarker ? (
          <button
            key={index}
            type="button"
            className={classes.marker}
            onClick={() => onOpen(Number(part))}
            aria-label={`Source ${part}`}
          >
            {part}
          </button>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </>
  );
}

/** A range of a text; `end` is the first character after it. */
export interface Place {
  start: number;
  end: number;
}

/** The text that replaces a range. */
export interface Edit extends Place {
  text: string;
}

export const without = ({ start, end }: Place): Edit => ({ start, end, text: '' });

/** Edits within a range that another edit removes are dropped. */
export function spliced(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = Math.max(at, Math.min(edit.end, text.length));
  }
  return result + text.slice(at);
}

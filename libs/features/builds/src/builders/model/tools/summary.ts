const MAX_CHARACTERS = 500;

/** Shortens arguments or results for events: never a whole file. */
export function summaryOf(value: unknown): unknown {
  if (typeof value === 'string') return shortened(value);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    typeof field === 'string' ? shortened(field) : field,
  ]);
  const summary: unknown = Object.fromEntries(fields);
  const text = JSON.stringify(summary);
  return text.length <= 4 * MAX_CHARACTERS ? summary : shortened(text);
}

function shortened(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`;
}

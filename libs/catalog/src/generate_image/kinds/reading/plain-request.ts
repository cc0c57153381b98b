const MAX_TEXT = 16_000;
const KINDS = ['kind', 'type', 'format', 'image_type', 'tool', 'name'];
const MAX_FIELDS = 60;

/**
 * A prompt with its JSON as lines: `{"type": "qr code", "content": "A"}` is `qr code:` and `content: "A"`, so that it
 * is read as any other request. Other prompts are returned as they are.
 */
export function plainRequest(prompt: string): string {
  const text = prompt.slice(0, MAX_TEXT);
  const start = text.indexOf('{"') === -1 ? text.search(/\{\s{1,20}"/) : text.indexOf('{"');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return prompt;
  try {
    const lines = linesOf(JSON.parse(text.slice(start, end + 1)) as unknown);
    return [
      text.slice(0, start).replace(/[`\s]{1,20}(?:json\s)?$/, ''),
      ...lines,
      text.slice(end + 1).replace(/^[`\s]{1,20}/, ''),
    ]
      .filter((line) => line !== '')
      .join('\n');
  } catch {
    return prompt;
  }
}

/** The kind first, as a request for it; texts and numbers of inner objects without their names. */
function linesOf(json: unknown): string[] {
  const fields = fieldsOf(json, 0).slice(0, MAX_FIELDS);
  const kind = KINDS.map((key) => fields.find(([name]) => name === key)).find((field) => field !== undefined);
  const others = fields
    .filter((field) => field !== kind)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}${value === '' ? '' : `: "${value}"`}`);
  const noun = kind?.[1] === 'qr' ? 'qr code' : kind?.[1].replace(/_/g, ' ');
  return [...(noun === undefined ? [] : [`${noun}:`]), ...others];
}

function fieldsOf(json: unknown, depth: number): [name: string, value: string][] {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || depth > 3) return [];
  return Object.entries(json).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number'
      ? [[name, String(value).replaceAll('"', '”')]]
      : [[name, ''], ...fieldsOf(value, depth + 1)],
  );
}

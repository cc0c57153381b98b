/** A whole answer. */
export interface Exchange {
  status: number;
  headers: Headers;
  url: string;
  bytes: Uint8Array;
  /** Takes the API key out of a text that goes into an error: some servers repeat what they were sent. */
  conceal: (text: string) => string;
}

/** The body as text, without a byte order mark. */
export const textOf = ({ bytes }: Exchange): string => new TextDecoder().decode(bytes);

/** @returns undefined when it is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The answer as the platform's own class, for callers who want to see all of it. */
export function responseOf({ status, headers, url, bytes }: Exchange): Response {
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  const response = new Response(hasBody ? (bytes as Uint8Array<ArrayBuffer>) : null, { status, headers });
  Object.defineProperty(response, 'url', { value: url });
  return response;
}
